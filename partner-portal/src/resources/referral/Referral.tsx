import {
  CopyButton,
  LoadState,
  PageHeader,
  Panel,
  Panels,
  useCallQuery,
  useTexts,
} from '@marketplace/shared/admin';
import { getReferral } from '@marketplace/shared/api';
import { formatDateTime, formatRupees } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { buttonClass } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import styles from './referral.module.css';

export function Referral() {
  const { translate, language } = useTexts();
  const { data, error, refetch } = useCallQuery(getReferral);
  const formatAmount = (amount: number) => formatRupees(amount, language);
  return (
    <>
      <PageHeader
        title={translate('referral.title')}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
      >
        {data &&
          (data.reward.active === 1
            ? translate('referral.about', { reward: formatAmount(data.reward.amount) })
            : translate('referral.about_inactive'))}
      </PageHeader>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={6} height="32px" />}
      {data && (
        <Panels>
          <Panel size="wide" title={translate('referral.link')}>
            <p className={styles['link']}>
              <code>{data.link}</code>
              <CopyButton text={data.link} label={translate('referral.copy')} />
            </p>
            <a
              className={buttonClass({ size: 'small' })}
              href={`https://wa.me/?text=${encodeURIComponent(translate('referral.invite', { link: data.link }))}`}
              target="_blank"
              rel="noreferrer"
            >
              {translate('referral.share')}
            </a>
          </Panel>
          <Panel size="narrow" title={translate('referral.earned')}>
            <p className={styles['figure']}>{formatRupees(data.earned, language, 'always')}</p>
            <p>{translate('referral.count', { count: data.joined })}</p>
          </Panel>
          <Panel size="full" title={translate('referral.applicants')}>
            {data.merchants.length === 0 && <p>{translate('referral.no_applicants')}</p>}
            <ul className={styles['merchants']}>
              {data.merchants.map(
                ({ reference, company_name, status, created_at, earned, entry_id }) => (
                  <li key={reference}>
                    <strong>{company_name}</strong>
                    <span>
                      {reference} · {getOptionLabel('merchantStatus', status, language)} ·{' '}
                      {formatDateTime(created_at, language)}
                    </span>
                    <span className={styles['amount']}>
                      {entry_id && (
                        <Link to={`/reports/entries/${entry_id}`}>
                          {formatRupees(earned, language, 'always')}
                        </Link>
                      )}
                      {!entry_id && status === 'approved' && translate('referral.waiting')}
                    </span>
                  </li>
                ),
              )}
            </ul>
          </Panel>
        </Panels>
      )}
    </>
  );
}
