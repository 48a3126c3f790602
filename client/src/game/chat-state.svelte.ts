/** Open dialogs of people at a table, and unread messages. */
export class ChatState {
  open = $state<'table' | 'talk' | 'seats' | 'invite' | 'doors' | null>(null);
  unread = $state(false);
}
