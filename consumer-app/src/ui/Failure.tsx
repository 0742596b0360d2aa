import type { ApiError } from '@marketplace/shared/api';
import { Button, ErrorIcon } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { Notice } from './Notice';
import styles from './failure.module.css';

interface Retry {
  label: string;
  run: () => void;
  busy?: boolean;
}

interface Props {
  title: string;
  text: string;
  retry?: Retry;
  /** True during a retry: hides the failure but keeps its space, so that no button moves under a finger. */
  pending?: boolean;
  /** `page`: the failure is all that the page shows, and its title is the page's heading. */
  variant?: 'box' | 'page';
}

/** Says what failed and what to do. Scrolls into view, and screen readers announce it after each failure. */
export function Failure({ pending = false, variant = 'box', ...content }: Props) {
  const { title, text, retry } = content;
  if (variant === 'page') {
    return (
      <Notice title={title} actions={retry && <RetryButton {...retry} />}>
        <p role="alert">{text}</p>
      </Notice>
    );
  }
  return pending ? (
    <div className={styles['pending']}>
      <Box {...content} />
    </div>
  ) : (
    <Announced {...content} />
  );
}

interface QueryFailureProps {
  title: string;
  query: { isLoadingError: boolean; error: ApiError | null; refetch: () => unknown };
  /** Label of the retry button. */
  again: string;
  variant?: 'box' | 'page';
}

/** Says why a query has no data, with a button to try again; nothing if it has data or is loading. */
export function QueryFailure({ query, again, ...rest }: QueryFailureProps) {
  const { isLoadingError, error, refetch } = query;
  if (!isLoadingError || !error) return null;
  return (
    <Failure {...rest} text={error.message} retry={{ label: again, run: () => void refetch() }} />
  );
}

type Content = Pick<Props, 'title' | 'text' | 'retry'>;

function Announced(content: Content) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles['place']} role="alert">
      <Box {...content} />
    </div>
  );
}

function Box({ title, text, retry }: Content) {
  return (
    <div className={styles['failure']}>
      <ErrorIcon />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {retry && <RetryButton {...retry} secondary />}
      </div>
    </div>
  );
}

function RetryButton({ label, run, busy, secondary = false }: Retry & { secondary?: boolean }) {
  return (
    <Button variant={secondary ? 'secondary' : 'primary'} busy={busy} onClick={run}>
      {label}
    </Button>
  );
}
