/** The offers to compare. */
export function OffersPage() {
  return <h1>Your offers</h1>;
}
