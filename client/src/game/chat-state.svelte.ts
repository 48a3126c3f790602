/** Open dialogs of people at a table, and unread messages. */
export class ChatState {
  open = $state<'table' | 'chat' | 'seats' | 'invite' | 'access' | null>(null);
  unread = $state(false);
}
