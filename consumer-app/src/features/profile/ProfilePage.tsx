/** The personal loan detail form. */
export function ProfilePage() {
  return <h1>Your details</h1>;
}
