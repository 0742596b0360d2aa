import { Button } from '@marketplace/shared/ui';
import { Failure } from './Failure';

interface Props {
  title: string;
  /** What the server, or the way to it, said. */
  reason: string;
  /** The words on the button. */
  again: string;
  onRetry: () => void;
}

/** What could not be loaded, why, and the button that asks for it again. */
export function LoadFailed({ title, reason, again, onRetry }: Props) {
  return (
    <Failure title={title} text={reason}>
      <Button variant="secondary" onClick={onRetry}>
        {again}
      </Button>
    </Failure>
  );
}
