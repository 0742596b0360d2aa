import type { ReactNode } from 'react';

/** A line of a statement: what it is, and what it says. */
export type Fact = readonly [label: string, value: ReactNode];

/** One part of a key fact statement. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
