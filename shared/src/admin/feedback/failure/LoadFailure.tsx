import type { Ref } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from '../../../ui';
import { getErrorText } from './errorText';
import { isServerAway, useServerBack } from './useServerBack';

export interface FailureProps {
  error?: unknown;
  /** Replaces the text of the error. */
  text?: string;
  title?: string;
  onRetry?: () => void;
  /** Receives the message, which a dialog focuses. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Says what went wrong beside what failed or, with `onRetry`, in place of what could not be loaded. Shows nothing
 * without an error or a text. For want of a server it tries again by itself once that is back.
 */
export function Failure({ error, text, title, onRetry, ref }: FailureProps) {
  const translate = useTranslate();
  useServerBack(onRetry !== undefined && isServerAway(error), () => onRetry?.());
  if (!error && !text) return null;
  return (
    <Alert
      severity="error"
      ref={ref}
      tabIndex={-1}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {translate('console.failed.retry')}
          </Button>
        )
      }
    >
      {title && <AlertTitle>{title}</AlertTitle>}
      {text ?? getErrorText(error, translate)}
    </Alert>
  );
}

export interface LoadFailureProps extends FailureProps {
  onRetry: () => void;
}

/** Replaces content that could not be loaded. */
export function LoadFailure(props: LoadFailureProps) {
  const translate = useTranslate();
  return <Failure title={translate('console.failed.title')} {...props} />;
}
