import type { AnswerOf, getPublicLenders } from '@marketplace/shared/api';
import { formatMonths, formatPercent, formatRupees } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTexts } from '../../i18n';
import { useLanguage, RecordText } from '../../language';
import rows from '../../ui/facts/factRows.module.css';
import styles from './lenderDirectory.module.css';
import { customerSiteTexts } from './texts';

type PublicLender = AnswerOf<typeof getPublicLenders>['data'][number];

/** Formats a range, or its only bound. */
function formatRange(from: string | undefined, to: string | undefined): string | undefined {
  if (from === undefined || to === undefined || from === to) return from ?? to;
  return `${from} – ${to}`;
}

/** One lender with its loans, costs and grievance contact. */
export function LenderItem({ lender }: { lender: PublicLender }) {
  const text = useTexts(customerSiteTexts);
  const language = useLanguage();
  const rupees = (value: number | null) =>
    value === null ? undefined : formatRupees(value, language, 'never');
  const months = (value: number | null) =>
    value === null ? undefined : formatMonths(value, language);
  const percent = (value: number | null) =>
    value === null ? undefined : formatPercent(value, language, { min: 2, max: 2 });
  const least = rupees(lender.min_loan_amount);
  const most = rupees(lender.loan_amount_upto);
  const amount = () => {
    const gold = lender.product === 'gold_loan' && most === undefined;
    if (gold) return formatRange(least, text('lender.gold_value'));
    return least === undefined && most !== undefined
      ? text('lender.up_to', { amount: most })
      : formatRange(least, most);
  };
  const apr = formatRange(percent(lender.apr_from), percent(lender.apr_to));
  const facts = [
    ['amount', amount()],
    ['tenure', formatRange(months(lender.tenure_min), months(lender.tenure))],
  ] as const;
  const { grievance_officer: officer, grievance_contact: contact } = lender;
  return (
    <li className={styles['lender']}>
      <details>
        <summary>
          <span className={styles['name']}>
            <strong>{lender.name}</strong>
            <span>{getOptionLabel('product', lender.product, language)}</span>
          </span>
          <span className={styles['apr']}>
            <span>{text('lender.apr')}</span> {apr ?? text('lender.not_stated')}
          </span>
        </summary>
        {lender.lender_description && (
          <p>
            <RecordText text={lender.lender_description} hindi={lender.lender_description_hi} />
          </p>
        )}
        <dl className={rows['rows']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{text(`lender.${name}`)}</dt>
              <dd>{value ?? text('lender.not_stated')}</dd>
            </div>
          ))}
          <div>
            <dt>{text('lender.complaints')}</dt>
            <dd className={styles['contact']}>
              {officer ? (
                <RecordText text={officer} hindi={lender.grievance_officer_hi} />
              ) : (
                text('lender.not_stated')
              )}
              {contact.includes('@') ? (
                <a href={`mailto:${contact}`}>{contact}</a>
              ) : (
                contact && <span>{contact}</span>
              )}
            </dd>
          </div>
        </dl>
      </details>
    </li>
  );
}
