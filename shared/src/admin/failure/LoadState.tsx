import { Skeleton, type SkeletonProps, useTranslate, VisuallyHidden } from '../../ui';
import { LoadFailure } from './LoadFailure';

export interface LoadStateProps extends SkeletonProps {
  error: Error | null;
  onRetry: () => void;
}

/** What stands in place of content that is not there: a skeleton while it loads, then why it failed. */
export function LoadState({ error, onRetry, ...skeleton }: LoadStateProps) {
  const translate = useTranslate();
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <>
      <VisuallyHidden role="status">{translate('ui.loading')}</VisuallyHidden>
      <Skeleton {...skeleton} />
    </>
  );
}
