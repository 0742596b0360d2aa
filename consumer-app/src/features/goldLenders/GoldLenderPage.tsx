import {
  formatPercent,
  formatRateText,
  formatRupees,
  formatTenure,
} from '@marketplace/shared/format';
import { APPLICANT_AGE } from '@marketplace/shared/schema';
import { buttonClass } from '@marketplace/shared/ui';
import { type Fact, Facts, Link, PageHeading } from '../../ui';
import type { ProductLender } from '../../offers';
import { useTexts } from '../../i18n';
import { useLanguage, RecordText } from '../../language';
import { paths } from '../../paths';
import { GoldLenderFrame } from './GoldLenderFrame';
import rows from '../../ui/facts/factRows.module.css';
import styles from './goldLenders.module.css';
import { goldLenderTexts } from './texts';

function useFacts(lender: ProductLender): readonly Fact[] {
  const text = useTexts(goldLenderTexts);
  const language = useLanguage();
  const rupees = (amount: number) => formatRupees(amount, language);
  const percent = (value: number | null) =>
    value === null ? text('not_stated') : formatPercent(value, language, { max: 2 });
  const withGst = (value: number | null) =>
    value ? text('plus_gst', { percent: percent(value) }) : percent(value);
  const [youngest, oldest] = [lender.min_age ?? APPLICANT_AGE.min, lender.max_age];
  const age =
    oldest === null
      ? text('age_from', { age: youngest })
      : text('age_between', { min: youngest, max: oldest });
  const { min_loan_amount: least, loan_amount_upto: most, tenure_min, tenure } = lender;
  const amount = most === null ? text('up_to_gold') : text('to', { amount: rupees(most) });
  const [shortest, longest] = [tenure_min, tenure].flatMap((value) =>
    value === null ? [] : [formatTenure(value, language)],
  );
  return [
    [
      text('amount'),
      least === null ? amount : `${text('from', { amount: rupees(least) })} ${amount}`,
    ],
    [text('rate'), <RecordText key="rate" text={formatRateText(lender.interest_rate, language)} />],
    [
      text('tenure'),
      shortest && longest
        ? text('tenure_between', { min: shortest, max: longest })
        : (shortest ?? text('not_stated')),
    ],
    [text('fee'), withGst(lender.processing_fees)],
    [text('penal'), percent(lender.penal_charge_percent)],
    [text('foreclosure'), withGst(lender.foreclosure_percent)],
    [text('age'), age],
    [
      text('cooling_off'),
      lender.cooling_off_days === null
        ? text('not_stated')
        : text('days', { count: lender.cooling_off_days }),
    ],
  ];
}

function LenderDetails({ lender }: { lender: ProductLender }) {
  const text = useTexts(goldLenderTexts);
  const facts = useFacts(lender);
  const visit = paths.goldVisit.replace(':lender', lender.slug);
  return (
    <>
      <header className={styles['header']}>
        <PageHeading title={lender.name} />
        <p>
          {lender.lender_description ? (
            <RecordText text={lender.lender_description} hindi={lender.lender_description_hi} />
          ) : (
            text('intro')
          )}
        </p>
      </header>
      <section className={styles['card']} aria-labelledby="terms">
        <h2 id="terms">{text('terms')}</h2>
        <Facts className={rows['rows']} facts={facts} />
      </section>
      <p className={styles['muted']}>
        {text('grievance')}{' '}
        <RecordText text={lender.grievance_officer} hindi={lender.grievance_officer_hi} />,{' '}
        {lender.grievance_contact}
      </p>
      <nav className={styles['links']} aria-label={text('continue')}>
        <Link className={buttonClass()} to={`${paths.goldForm}?lender=${lender.lender_id}`}>
          {text('ask')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={visit}>
          {text('visit_link')}
        </Link>
      </nav>
    </>
  );
}

export const GoldLenderPage = () => (
  <GoldLenderFrame>{(lender) => <LenderDetails lender={lender} />}</GoldLenderFrame>
);
