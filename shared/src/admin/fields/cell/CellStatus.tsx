import { SuccessIcon, useTranslate, VisuallyHidden } from '../../../ui';
import styles from './cell.module.css';
import { CellProblem } from './CellProblem';

export interface CellStatusProps {
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  error?: string | undefined;
  errorId?: string;
  onRetry?: () => void;
}

/** Scrolls the problem into view while the focus is in its cell. Elsewhere the scroll position stays. */
const scrollIntoView = (problem: HTMLElement | null): void => {
  if (problem?.parentElement?.contains(document.activeElement))
    problem.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Says to everyone, screen readers too, that a cell is saving or saved, or why it is not and how to retry. */
export function CellStatus({ phase, error, errorId, onRetry }: CellStatusProps) {
  const translate = useTranslate();
  return (
    <>
      <span className={styles['status']} data-phase={phase} role="status">
        {phase === 'saving' && <span className={styles['spinner']} aria-hidden="true" />}
        {phase === 'saved' && <SuccessIcon />}
        {(phase === 'saving' || phase === 'saved') && (
          <VisuallyHidden>{translate(`kit.cell.${phase}`)}</VisuallyHidden>
        )}
      </span>
      {error && (
        <CellProblem
          ref={scrollIntoView}
          id={errorId}
          text={error}
          actions={onRetry ? [{ label: translate('kit.cell.retry'), onClick: onRetry }] : []}
        />
      )}
    </>
  );
}
