import { ErrorIcon, SuccessIcon, useTranslate, VisuallyHidden } from '../../ui';
import styles from './cell.module.css';

export interface CellStatusProps {
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  error?: string | undefined;
  errorId?: string;
  onRetry?: () => void;
}

/** Who is still in the cell sees the whole of it; who has left for something else keeps that in place. */
const intoSight = (problem: HTMLElement | null): void => {
  if (problem?.parentElement?.contains(document.activeElement))
    problem.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Saving, saved, or what went wrong with another try; said aloud as it is shown. */
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
        <span ref={intoSight} className={styles['problem']} data-problem>
          <span id={errorId} role="alert" className={styles['error']}>
            <ErrorIcon />
            {error}
          </span>
          {onRetry && (
            <button type="button" className={styles['retry']} onClick={onRetry}>
              {translate('kit.cell.retry')}
            </button>
          )}
        </span>
      )}
    </>
  );
}
