import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ErrorIcon } from '../../ui';
import styles from './loadFailure.module.css';

export interface LoadFailureProps {
  /** What the server or the client said. */
  text: string;
  onRetry: () => void;
}

/** In place of what could not be loaded: what happened, and the way to try again. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  return (
    <div role="alert" className={styles['box']}>
      <ErrorIcon />
      <div>
        <p className={styles['title']}>{translate('console.failed.title')}</p>
        <p>{text}</p>
      </div>
      <Button variant="outlined" onClick={onRetry}>
        {translate('console.failed.retry')}
      </Button>
    </div>
  );
}
