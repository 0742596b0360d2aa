import {
  LoadState,
  Note,
  Notice,
  PageHeader,
  Rows,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import { type AnswerOf, getLeadQueue } from '@marketplace/shared/api';
import { formatRelative } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { buttonClass, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ContactButtons } from './ContactButtons';
import styles from './leads.module.css';

type Entry = AnswerOf<typeof getLeadQueue>['data']['entries'][number];

function QueueEntry({ entry, readAt }: { entry: Entry; readAt: number }) {
  const { translate, language } = useTexts();
  const { lead, reason, since, text, contact_rule } = entry;
  const name = lead.customer_name || translate('portal.unnamed');
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span data-reason={reason} className={styles['reason']}>
          {translate(`leads.reason.${reason}`)}, {formatRelative(since, new Date(readAt), language)}
        </span>
        {text && <span>{text}</span>}
        <small>
          {getOptionLabel('product', lead.product, language)} · {lead.reference}
        </small>
      </span>
      <span className={styles['buttons']}>
        {contact_rule === 'allowed' && <ContactButtons lead={lead} rule={contact_rule} />}
        <Link
          className={buttonClass({ variant: contact_rule === 'allowed' ? 'ghost' : 'secondary' })}
          aria-label={translate('leads.open_named', { name })}
          to={`/leads/${lead.id}`}
        >
          {translate('leads.open')}
        </Link>
      </span>
    </li>
  );
}

/** Lists whom to call next and why, each with a call button. */
export function CallQueue() {
  const translate = useTranslate();
  const client = useClient();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['lead-queue'],
    queryFn: async ({ signal }) => (await client.call(getLeadQueue, { signal })).data,
  });
  return (
    <>
      <PageHeader
        title={translate('leads.queue')}
        trail={[
          { label: translate('portal.dashboard'), to: '/' },
          { label: translate('portal.leads'), to: '/leads' },
        ]}
      >
        {translate('leads.queue_about')}
      </PageHeader>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={6} height="56px" />}
      {data && (
        <>
          {!data.open && (
            <Notice sx={{ maxWidth: '60rem', mb: 1.5 }}>{translate('leads.queue_closed')}</Notice>
          )}
          <Note role="status">
            {data.total === 0
              ? translate('leads.queue_none')
              : translate('leads.queue_count', {
                  shown: data.entries.length,
                  total: data.total,
                })}
          </Note>
          {data.total === 0 && (
            <Link className={buttonClass({ variant: 'secondary' })} to="/leads">
              {translate('portal.leads')}
            </Link>
          )}
          <Rows as="ol" sx={{ mt: 1.5, maxWidth: '60rem' }} aria-label={translate('leads.queue')}>
            {data.entries.map((entry) => (
              <QueueEntry
                key={`${entry.lead.id} ${entry.since}`}
                entry={entry}
                readAt={dataUpdatedAt}
              />
            ))}
          </Rows>
        </>
      )}
    </>
  );
}
