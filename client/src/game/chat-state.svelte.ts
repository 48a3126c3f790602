/** What is open of the people around a table, and whether somebody said something meanwhile. */
export class ChatState {
  open = $state<'table' | 'talk' | 'seats' | 'invite' | 'doors' | null>(null);
  unread = $state(false);
}
