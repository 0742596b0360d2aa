import { lazy, Suspense } from 'react';
import { isOpenStatus } from './timeline';
import { useApplications } from './useApplications';

// A newcomer has applied for nothing, and does without it on the way to the offers.
const OpenApplicationList = lazy(async () => ({
  default: (await import('./OpenApplicationList')).OpenApplicationList,
}));

/** Lists the applications that are not decided or paid out, newest first. */
export function OpenApplications({ userId }: { userId: string | undefined }) {
  const { data = [] } = useApplications(userId);
  const open = data.filter(({ status }) => isOpenStatus(status));
  if (open.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OpenApplicationList applications={open} />
    </Suspense>
  );
}
