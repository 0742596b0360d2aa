import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, getNotifications, readNotices } from '@marketplace/shared/api';
import type { Notice, NotificationEvent } from '@marketplace/shared/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** Loads the partner's newest notices, and returns functions that mark one or all of them as read. */
export function useNotices() {
  const client = useClient();
  const queryClient = useQueryClient();
  const query = useMemo(() => client.query(getNotifications), [client]);
  const { data, error, refetch } = useQuery({ ...query, refetchOnWindowFocus: 'always' });
  const markRead = useCallback(
    (id?: string) => {
      const keep = (change: (notices: readonly Notice[]) => Notice[]) =>
        queryClient.setQueryData<AnswerOf<typeof getNotifications>>(
          query.queryKey,
          (old) => old && { data: { ...old.data, notices: change(old.data.notices) } },
        );
      keep((notices) =>
        notices.map((notice) =>
          (id ?? notice.id) === notice.id ? { ...notice, read: true } : notice,
        ),
      );
      client.call(readNotices, { body: id === undefined ? {} : { id } }).then(
        (answer) => keep(() => answer.data),
        // If the call fails, the notice shows as unread again.
        () => refetch(),
      );
    },
    [client, query, queryClient, refetch],
  );
  return { notices: data?.data.notices, error, refetch, markRead };
}

/** The pages of the records by event; a webhook has no page of its own. */
const PAGES: Readonly<Partial<Record<NotificationEvent, string>>> = {
  lead: '/leads',
  application: '/applications',
  payout: '/reports/payouts',
  dispute: '/reports/disputes',
  ticket: '/communication/tickets',
};

/** Returns the page of the record that a notice is about, or the page of its list. */
export function getNoticePath({ event, reference, record_id: id }: Notice): string {
  const page = PAGES[event];
  if (page && id) return `${page}/${id}`;
  if (event === 'webhook') return '/digital-integration';
  if (event === 'ticket') return '/communication/general-query';
  return `${page ?? '/'}?${new URLSearchParams({ filter: JSON.stringify({ q: reference }) })}`;
}
