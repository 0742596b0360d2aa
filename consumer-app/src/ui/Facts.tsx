import type { ReactNode } from 'react';

/** A line of a statement: what it is, and what it says. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  className?: string | undefined;
}

/** The lines of a statement, each with its label; how they stand is the page's own. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
