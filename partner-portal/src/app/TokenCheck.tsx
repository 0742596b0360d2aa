import { useClient } from '@marketplace/shared/admin';
import { Button, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { checkToken } from './checkToken';
import { leavePortal } from './signInGate';
import styles from './banner.module.css';

const KEY = 'token-check';

/** The key of the check for a path of the portal. */
export const buildCheckKey = (path: string) => [KEY, path] as const;

/**
 * Checks the token on each change of path. While a check has no answer, it says so above the page, which stays, and
 * checks again: soon at first, then every half minute, and as soon as the network is back.
 */
export function TokenCheck() {
  const translate = useTranslate();
  const client = useClient();
  const { pathname } = useLocation();
  const check = useQuery({
    queryKey: buildCheckKey(pathname),
    queryFn: () => checkToken(client, leavePortal),
    networkMode: 'always',
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    refetchInterval: ({ state }) =>
      state.status === 'error' && Math.min(1000 * 2 ** state.errorUpdateCount, 30_000),
  });
  if (!check.isError) return null;
  return (
    <div role="alert" className={styles['banner']}>
      <p>{translate('portal.unchecked')}</p>
      <Button
        variant="secondary"
        size="small"
        busy={check.isFetching}
        onClick={() => void check.refetch()}
      >
        {translate('console.failed.retry')}
      </Button>
    </div>
  );
}
