import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { getErrorText } from './errorText';

export interface FailureProps {
  error?: unknown;
  /** Replaces the text of the error. */
  text?: string;
  title?: string;
  onRetry?: () => void;
}

/** Says what went wrong, in a form or, with `onRetry`, in place of what could not be loaded. */
export function Failure({ error, text, title, onRetry }: FailureProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
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

/** Stands in place of what could not be loaded. */
export function LoadFailure(props: LoadFailureProps) {
  const translate = useTranslate();
  return <Failure title={translate('console.failed.title')} {...props} />;
}
