/** Logs out, as the person asked. */
export function leave(): void {
  void import('../../common/signOut').then(({ signOut }) => signOut('asked'));
}
