/** What is open of the people around a table, and whether somebody said something meanwhile. */
export class Around {
  open = $state<'table' | 'talk' | 'seats' | 'invite' | 'doors' | null>(null);
  unheard = $state(false);
}
