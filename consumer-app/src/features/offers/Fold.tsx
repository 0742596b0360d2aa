import { type ReactNode, useState } from 'react';
import { persistInput, readPersistedInput } from '../../session';

interface Props {
  /** Its name among what the page folds. */
  name: string;
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Folds a part of the page. The tab remembers that it is open, so that the page keeps its position after Back. */
export function Fold({ name, summary, className, children }: Props) {
  const key = `offers open ${name}`;
  const [open, setOpen] = useState(() => readPersistedInput(key) === 'true');
  return (
    <details
      className={className}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        persistInput(key, currentTarget.open ? 'true' : undefined);
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
