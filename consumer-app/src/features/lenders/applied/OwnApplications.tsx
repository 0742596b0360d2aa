import { formatLongDate } from '@marketplace/shared/format';
import { buttonClass } from '@marketplace/shared/ui';
import { applicationsTexts, isOpenStatus } from '../../../applications';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import { getDeclinedPath, getHandOverPath, getLenderCodePath } from '../../../offers';
import { Link } from '../../../ui';
import { paths } from '../../../paths';
import styles from '../lenders.module.css';
import { lenderTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

/** The person's applications to this lender: an open one, and closed ones. */
export function OwnApplications({ data }: { data: OwnLender }) {
  const text = useTexts(lenderTexts);
  const application = useTexts(applicationsTexts);
  const language = useLanguage();
  const { lender, applications } = data;
  const open = applications.find(({ status }) => isOpenStatus(status));
  const ended = applications.filter(({ status }) => !isOpenStatus(status));
  const declined = ended.find(({ status }) => status === 'rejected');
  const waits = lender.confirms_by_code === 1 && open?.confirmed_at === null;
  const date = (day: string) => formatLongDate(day, language);
  return (
    <>
      {open && (
        <section className={styles['notice']} aria-labelledby="open">
          <h2 id="open">{text('open.title', { lender: lender.name })}</h2>
          <p>
            {text('open.status', {
              status: application(`step.${open.status}`),
              date: date(open.status_date),
            })}{' '}
            {waits && text('open.unconfirmed')}
          </p>
          <div className={styles['links']}>
            {waits && (
              <Link className={buttonClass()} to={getLenderCodePath(lender)}>
                {text('open.confirm')}
              </Link>
            )}
            <Link
              className={buttonClass({ variant: waits ? 'secondary' : 'primary' })}
              to={getHandOverPath(lender)}
            >
              {text('open.go')}
            </Link>
          </div>
        </section>
      )}
      {ended.length > 0 && (
        <section className={styles['card']} aria-labelledby="past">
          <h2 id="past">{text('past.title')}</h2>
          <ul className={styles['pastApplications']}>
            {ended.map((one) => (
              <li key={one.id}>
                <span>
                  {text('past.line', {
                    status: application(`step.${one.status}`),
                    date: date(one.status_date),
                  })}
                </span>
                {one === declined ? (
                  <Link to={getDeclinedPath(lender)}>{text('past.why')}</Link>
                ) : (
                  <Link to={`${paths.applications}?id=${one.id}`}>{text('past.see')}</Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
