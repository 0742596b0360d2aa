import { Button } from '@marketplace/shared/ui';
import { Failure } from './Failure';

interface Props {
  title: string;
  /** The message of the server or of the failed connection. */
  reason: string;
  /** The label of the retry button. */
  again: string;
  onRetry: () => void;
}

/** Says what could not be loaded and why, with a button to retry. */
export function LoadFailed({ title, reason, again, onRetry }: Props) {
  return (
    <Failure title={title} text={reason}>
      <Button variant="secondary" onClick={onRetry}>
        {again}
      </Button>
    </Failure>
  );
}
