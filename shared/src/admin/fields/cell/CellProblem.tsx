import type { Ref } from 'react';
import { ErrorIcon, InfoIcon } from '../../../ui';
import styles from './problem.module.css';

export interface CellProblemProps {
  ref?: Ref<HTMLSpanElement>;
  kind?: 'error' | 'notice';
  /** Id of the text, for the input's `aria-describedby`. */
  id?: string | undefined;
  text: string;
  actions: readonly { label: string; onClick: () => void }[];
}

/** Says why a cell's input is not saved, and offers what the person can do about it. */
export function CellProblem({ ref, kind = 'error', id, text, actions }: CellProblemProps) {
  return (
    <span ref={ref} className={styles['problem']} data-problem data-kind={kind}>
      <span id={id} role="alert" className={styles['error']}>
        {kind === 'error' ? <ErrorIcon /> : <InfoIcon />}
        {text}
      </span>
      {actions.length > 0 && (
        <span className={styles['actions']}>
          {actions.map(({ label, onClick }) => (
            <button key={label} type="button" className={styles['retry']} onClick={onClick}>
              {label}
            </button>
          ))}
        </span>
      )}
    </span>
  );
}
