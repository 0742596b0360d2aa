import { MenuCount, useWaitingApprovals } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';

/** Shows beside the menu entry how many changes the admin may decide. */
export function WaitingCount() {
  const translate = useTranslate();
  const count = useWaitingApprovals().data?.mine ?? 0;
  return <MenuCount count={count} label={translate('approvals.count', { count })} />;
}
