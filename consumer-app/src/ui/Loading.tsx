import { Skeleton, type SkeletonProps, VisuallyHidden } from '@marketplace/shared/ui';

interface Props extends Pick<SkeletonProps, 'lines' | 'height'> {
  /** Says what is loading, for screen readers. */
  label: string;
  className?: string | undefined;
}

/** A placeholder for content that is loading, announced to screen readers. */
export function Loading({ label, className, ...place }: Props) {
  return (
    <div className={className} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton {...place} />
    </div>
  );
}
