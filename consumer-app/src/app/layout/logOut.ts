export function logOut(): void {
  void import('../../session/signOut').then(({ signOut }) => signOut('asked'));
}
