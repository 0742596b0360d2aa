import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Note } from '../../layout/text';
import { type AnswerOf, getDispute, readDispute, writeDispute } from '../../../api';
import { formatDateTime } from '../../../format';
import { newDisputeMessageSchema, getOptionLabel } from '../../../schema';
import { Button } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { useTexts } from '../../i18n/useTexts';
import { useConsole } from '../../context/consoleContext';
import { StatusBadge } from '../../fields/status/StatusBadge';
import { QueryPage, type QueryPageProps } from '../../resource/QueryPage';
import { MessageForm } from '../tickets/MessageForm';
import { THREAD_POLL_MS, useUnreadRefresh } from '../tickets/useTicket';
import styles from '../tickets/tickets.module.css';

export interface DisputePageProps extends Pick<QueryPageProps<unknown>, 'trail'> {
  /** The page of the disputed line, if the console has one. */
  toLine?: (id: string) => string;
  /** Returns the partner's name; only the admin console needs it. */
  partnerName?: (id: number) => string;
  /** A line below the thread, in the desk's console. */
  renderFooter?: (dispute: AnswerOf<typeof getDispute>['data']) => ReactNode;
}

/** A dispute about a line of the ledger with its thread, in both consoles. */
export function DisputePage({ trail, toLine, partnerName, renderFooter }: DisputePageProps) {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
  const client = useClient();
  const cache = useQueryClient();
  const refresh = useUnreadRefresh();
  const { area, isReadOnly } = useConsole();
  const queryKey = ['dispute', id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await client.call(getDispute, { params: { id }, signal });
      const unread = data[area === 'admin' ? 'unread_admin' : 'unread_partner'];
      // If this call fails, the answer stays unread and the next load marks it.
      if (unread > 0 && !isReadOnly)
        client.call(readDispute, { params: { id } }).then(refresh, () => undefined);
      return data;
    },
    refetchInterval: THREAD_POLL_MS,
  });
  const { data } = query;
  const send = (resolve: '1' | '') => async (text: string) => {
    const { data: next } = await client.call(writeDispute, {
      params: { id },
      body: { text, resolve },
    });
    // A load that began before the message would hide it again.
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, next);
  };
  return (
    <QueryPage
      query={query}
      title={data?.reference ?? translate('disputes.title')}
      trail={trail}
      about={
        data && (
          <>
            {partnerName && `${partnerName(data.partner_id)} · `}
            {data.application_reference} · {getOptionLabel('disputeReason', data.reason, language)}{' '}
            <StatusBadge list="disputeStatus" status={data.status} />
          </>
        )
      }
      lines={6}
      height="24px"
    >
      {(dispute) => (
        <Stack spacing={3} sx={{ maxWidth: 760 }}>
          {toLine && <Link to={toLine(dispute.entry_id)}>{translate('disputes.line')}</Link>}
          <ol
            className={styles['thread']}
            aria-live="polite"
            aria-label={translate('tickets.thread')}
          >
            {dispute.messages.map(({ from, name, text, at }) => (
              <li key={at} data-own={from === area || undefined}>
                <Note>
                  <strong>{name || translate(`disputes.${from}`)}</strong>{' '}
                  {translate(`disputes.${from}`)} · {formatDateTime(at, language)}
                </Note>
                <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>{text}</Typography>
              </li>
            ))}
          </ol>
          {!isReadOnly && (
            <MessageForm
              form={`dispute/${id}`}
              schema={newDisputeMessageSchema}
              send={send('')}
              renderActions={({ busy, sendWith }) =>
                area === 'admin' && (
                  <Button variant="secondary" busy={busy} onClick={() => sendWith(send('1'))}>
                    {translate('disputes.resolve')}
                  </Button>
                )
              }
            />
          )}
          {renderFooter?.(dispute)}
        </Stack>
      )}
    </QueryPage>
  );
}
