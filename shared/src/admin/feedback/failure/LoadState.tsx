import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps, useTranslate, VisuallyHidden } from '../../../ui';
import { LoadFailure } from './LoadFailure';

export interface LoadStateProps extends SkeletonProps {
  error: Error | null | undefined;
  onRetry: () => void;
  /** Skeletons of a page with several parts; otherwise one of `lines`, `height` and `width`. */
  children?: ReactNode;
}

/** Stands in for missing content: a skeleton while it loads, then the reason why it failed. */
export function LoadState({ error, onRetry, children, ...skeleton }: LoadStateProps) {
  const translate = useTranslate();
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <>
      <VisuallyHidden role="status">{translate('ui.loading')}</VisuallyHidden>
      {children ?? <Skeleton {...skeleton} />}
    </>
  );
}
