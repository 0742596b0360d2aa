import HourglassIcon from '@mui/icons-material/HourglassTopOutlined';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useCanAccess, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../api';
import { getWaitingApprovals } from '../../api/calls/approvals';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { useClient } from '../context/ClientContext';
import { formatField } from '../fields/formatField';
import { useTexts } from '../i18n/useTexts';
import { useConsole } from '../context/consoleContext';
import styles from './waitingChanges.module.css';

type Waiting = AnswerOf<typeof getWaitingApprovals>['data'];
type WaitingChange = Waiting['changes'][number];

/** The query of what waits for a second admin. */
export const WAITING_KEY = ['waiting-approvals'] as const;

/** Changes by others show within this time while the tab is in sight, and at once when it comes into sight. */
const POLL_MS = 30_000;

const WaitingContext = createContext<ReadonlyMap<string, WaitingChange>>(new Map());

const buildKey = (collection: string, record: string, field: string) =>
  `${collection}/${record}/${field}`;

/** Queries the changes that wait for a second admin; without data for a role that may not decide. */
export function useWaitingApprovals(): UseQueryResult<Waiting> {
  const client = useClient();
  const { area } = useConsole();
  const { canAccess = false } = useCanAccess({ resource: 'approvals', action: 'list' });
  return useQuery({
    queryKey: WAITING_KEY,
    queryFn: async ({ signal }) => (await client.call(getWaitingApprovals, { signal })).data,
    enabled: area === 'admin' && canAccess,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** Refetches the records on the screen as soon as somebody else has changed something. */
function useChangesByOthers(last: number | undefined): void {
  const queryClient = useQueryClient();
  const seen = useRef(last);
  useEffect(() => {
    const isNews = seen.current !== undefined && last !== undefined && last > seen.current;
    seen.current = last ?? seen.current;
    if (!isNews) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => ['getList', 'getOne', 'getMany'].includes(String(queryKey[1])),
    });
  }, [last, queryClient]);
}

/** Tells the fields below which of their changes wait, and refreshes them when other admins change something. */
export function WaitingChanges({ children }: { children: ReactNode }) {
  const { data: waiting } = useWaitingApprovals();
  useChangesByOthers(waiting?.last_change_by_others);
  const changes = waiting?.changes;
  const byField = useMemo(
    () =>
      new Map(
        changes?.map((change) => [
          buildKey(change.collection, change.record_id, change.field),
          change,
        ]),
      ),
    [changes],
  );
  return <WaitingContext value={byField}>{children}</WaitingContext>;
}

/** Returns the change of a field that waits or is scheduled. */
export function useWaitingChange(
  field: Pick<FieldDescription, 'name'>,
  id: string | number,
): WaitingChange | undefined {
  const collection = (useResourceContext() ?? '').replaceAll('-', '_');
  return use(WaitingContext).get(buildKey(collection, String(id), field.name));
}

export interface WaitingMarkProps {
  field: FieldDescription;
  id: string | number;
}

/** Marks a field whose change waits for a second admin, with the new value; nothing for any other field. */
export function WaitingMark({ field, id }: WaitingMarkProps) {
  const { translate, language } = useTexts();
  const change = useWaitingChange(field, id);
  if (!change) return null;
  const value: unknown = change.value === null ? null : JSON.parse(change.value);
  const text = translate(`kit.approval.${change.status === 'scheduled' ? 'scheduled' : 'mark'}`, {
    value: formatField(field, value, language) || '–',
  });
  return (
    <Link
      className={styles['mark']}
      to={`/approvals/${change.id}`}
      title={text}
      aria-label={text}
      data-waiting
    >
      <HourglassIcon fontSize="inherit" aria-hidden="true" />
    </Link>
  );
}

export interface DeletionMarkProps {
  collection: string;
  id: string | number;
}

/** Marks a record whose deletion waits for a second admin. */
export function DeletionMark({ collection, id }: DeletionMarkProps) {
  const translate = useTranslate();
  const change = use(WaitingContext).get(buildKey(collection, String(id), ''));
  if (!change) return null;
  return (
    <Link className={styles['deletion']} to={`/approvals/${change.id}`}>
      <HourglassIcon fontSize="inherit" aria-hidden="true" />
      {translate(
        change.status === 'scheduled'
          ? 'kit.approval.deletion_scheduled'
          : 'kit.approval.deletion_waits',
      )}
    </Link>
  );
}
