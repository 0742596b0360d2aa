import { FactList, LoadState, Panel, useCallQuery, useTexts } from '@marketplace/shared/admin';
import { getPartnerMoney } from '@marketplace/shared/api';
import { formatRupees, toDisplayDate } from '@marketplace/shared/format';
import { Link } from 'react-router-dom';

/** Shows what the partner is paid next and when, what is expected, and the last payment. */
export function MoneyPanel() {
  const { translate, language } = useTexts();
  const { data, error, refetch } = useCallQuery(getPartnerMoney);
  const formatDue = (
    key: 'next_on' | 'next_late' | 'next_waits' | 'last_paid',
    { amount, on: day }: { amount: number; on: string },
  ) =>
    translate(`reports.${key}`, {
      amount: formatRupees(amount, language, 'always'),
      day: toDisplayDate(day) ?? '',
    });
  const { next, expected, last_paid, unread } = data ?? {};
  const renderUnread = (count: number, to: string) =>
    count > 0 && (
      <Link key={to} to={to}>
        {translate('reports.unread', { count })}
      </Link>
    );
  return (
    <Panel
      title={translate('reports.money')}
      actions={<Link to="/reports">{translate('portal.all')}</Link>}
    >
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={5} height="40px" />}
      {expected && (
        <FactList
          label={(name) => translate(`reports.${name}`)}
          facts={[
            ['next', next ? formatDue(`next_${next.state}`, next) : translate('reports.next_none')],
            ['expected', formatRupees(expected.amount, language, 'always')],
            ['last', last_paid && formatDue('last_paid', last_paid)],
            ['utr', last_paid?.utr],
            ['disputes', renderUnread(unread?.disputes ?? 0, '/reports/disputes')],
            ['tickets', renderUnread(unread?.tickets ?? 0, '/communication')],
          ]}
        />
      )}
    </Panel>
  );
}
