import { type Fact, Facts } from '../ui/Facts';

/** One section of a key fact statement. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Facts facts={facts} />
    </section>
  );
}
