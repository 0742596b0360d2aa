import { FactList, LoadFailure, Panel, useClient, useLanguage } from '@marketplace/shared/admin';
import { type AnswerOf, getPartnerMoney } from '@marketplace/shared/api';
import { formatRelative, formatRupees, wireToDisplay } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { Skeleton } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './recentPanel.module.css';

type Money = AnswerOf<typeof getPartnerMoney>['data'];

interface LoadedProps {
  title: string;
  actions: ReactNode;
  children: (money: Money) => ReactNode;
}

/** A panel of what the server says of money and calls, which both panels load once. */
function Loaded({ title, actions, children }: LoadedProps) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['partner-money'],
    queryFn: async ({ signal }) => (await client.call(getPartnerMoney, { signal })).data,
  });
  return (
    <Panel title={title} actions={actions}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={5} height="40px" />}
      {data && children(data)}
    </Panel>
  );
}

/** What the partner is paid next and when, what is expected, and what was paid last. */
export function MoneyPanel() {
  const translate = useTranslate();
  const language = useLanguage();
  const on = (key: 'next_on' | 'last_paid', { amount, on: day }: { amount: number; on: string }) =>
    translate(`reports.${key}`, {
      amount: formatRupees(amount, language),
      day: wireToDisplay(day) ?? '',
    });
  return (
    <Loaded
      title={translate('reports.money')}
      actions={<Link to="/reports">{translate('portal.all')}</Link>}
    >
      {({ next, expected, last_paid, unread }) => (
        <FactList
          label={(name) => translate(`reports.${name}`)}
          facts={[
            ['next', next ? on('next_on', next) : translate('reports.next_none')],
            ['expected', formatRupees(expected.amount, language)],
            ['last', last_paid && on('last_paid', last_paid)],
            ['utr', last_paid?.utr],
            [
              'disputes',
              unread > 0 && (
                <Link key="disputes" to="/reports/disputes">
                  {translate('reports.unread', { count: unread })}
                </Link>
              ),
            ],
          ]}
        />
      )}
    </Loaded>
  );
}

/** The customers who stopped before applying, the nearest to it first. */
export function CallPanel() {
  const translate = useTranslate();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <Loaded
      title={translate('reports.call_next')}
      actions={<Link to="/leads">{translate('portal.all')}</Link>}
    >
      {({ call_next }) => (
        <>
          {call_next.length === 0 && (
            <p className={styles['empty']}>{translate('reports.call_none')}</p>
          )}
          <ul className={styles['list']}>
            {call_next.map(({ id, customer_name, product, stage, updated_at }) => (
              <li key={id}>
                <span>
                  <strong>{customer_name}</strong>
                  <small>
                    {translate('reports.stopped', {
                      stage: optionLabel('leadStage', stage, language),
                      product: optionLabel('product', product, language),
                    })}
                  </small>
                </span>
                <span className={styles['end']}>
                  <small>{formatRelative(updated_at, now, language)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
