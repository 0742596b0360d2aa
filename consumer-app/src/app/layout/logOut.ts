export function logOut(): void {
  void import('../../session/account/signOut').then(({ signOut }) => signOut('asked'));
}
