import { Skeleton, type SkeletonProps, VisuallyHidden } from '@marketplace/shared/ui';

interface Props extends Pick<SkeletonProps, 'lines' | 'height'> {
  /** What is being loaded, for who cannot see the place that is held for it. */
  label: string;
  className?: string | undefined;
}

/** Holds the place of what is on its way, and says that it is. */
export function Loading({ label, className, ...place }: Props) {
  return (
    <div className={className} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton {...place} />
    </div>
  );
}
