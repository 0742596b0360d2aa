/** Logs out at the person's request. */
export function logOut(): void {
  void import('../../session/signOut').then(({ signOut }) => signOut('asked'));
}
