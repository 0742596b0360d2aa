import { MenuCount, useWaitingApprovals } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';

/** How many changes the admin may decide about, beside the entry of the menu. */
export function WaitingCount() {
  const translate = useTranslate();
  const count = useWaitingApprovals().data?.mine ?? 0;
  return <MenuCount count={count} label={translate('approvals.count', { count })} />;
}
