import { getSession } from '@marketplace/shared/api';
import { IdleDialog, IdleTimer } from '@marketplace/shared/ui';
import { api, signOut } from '../session';

/**
 * Keeps the session alive while the person is active, and signs them out after too long a pause;
 * drafts stay.
 */
export function IdleWatch() {
  // The API client handles a 401; any other failure recurs at the next call.
  const keepAlive = () => void api.call(getSession).catch(() => undefined);
  return (
    <IdleTimer
      area="consumer"
      dialog={IdleDialog}
      onIdle={() => void signOut('idle')}
      onActive={keepAlive}
    />
  );
}
