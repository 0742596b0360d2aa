import { IdleTimer } from '@marketplace/shared/ui';
import { signOut } from '../common/signOut';

/** Signs out who has been away too long; drafts stay. */
export function IdleWatch() {
  return <IdleTimer area="consumer" onIdle={() => void signOut('idle')} />;
}
