import { getSession } from '@marketplace/shared/api';
import { IdleTimer } from '@marketplace/shared/ui';
import { api } from '../browser/api';
import { signOut } from '../session/signOut';

/** Keeps the session alive while somebody is here; signs out who has been away too long, drafts stay. */
export function IdleWatch() {
  // A 401 ends the session by itself; any other failure is met by the next call.
  const keepAlive = () => void api.call(getSession).catch(() => undefined);
  return <IdleTimer area="consumer" onIdle={() => void signOut('idle')} onActive={keepAlive} />;
}
