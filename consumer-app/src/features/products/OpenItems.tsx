import { type AnswerOf, getDraft } from '@marketplace/shared/api';
import { formatRupees, formatTenure } from '@marketplace/shared/format';
import { PROPOSED_LOAN } from '@marketplace/shared/lending';
import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { OpenApplications } from '../../applications';
import { defineTexts, useTexts } from '../../i18n';
import { openItemsTexts as english } from '../../i18n/en/openItems';
import { getFormPath, getOffersPath } from '../../journey/getPathAfterLogin';
import { useLanguage } from '../../language';
import { findProduct, getLoanProduct } from '../../products';
import { BUSINESS_LOAN_FORM, buildRequired, PROFILE_FORM, useProfile } from '../../profile';
import type { ProductType } from '../../productTypes';
import { queryClient } from '../../query';
import { api, chooseProduct } from '../../session';
import { Link } from '../../ui';
import styles from './openItems.module.css';

const openItemsTexts = defineTexts('openItems', {
  en: english,
  hi: async () => (await import('../../i18n/hi/openItems')).openItemsTexts,
});

interface LoanProps {
  type: ProductType;
  form: string;
  flag: 'personal' | 'business';
}

const LOANS: readonly LoanProps[] = [
  { type: 'Personal Loans', form: PROFILE_FORM, flag: 'personal' },
  { type: 'Business Loans', form: BUSINESS_LOAN_FORM, flag: 'business' },
];

/** What is saved, as the form's rules read it; nothing that is saved is 0 and counts as an answer. */
const toAnswers = (record: object): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      name === 'one_name' ? value === 1 : value,
    ]),
  );

type Draft = AnswerOf<typeof getDraft>['data'];
type Profile = ReturnType<typeof useProfile>;
type ProfileRecord = NonNullable<Profile['record']>;
type UserDetail = NonNullable<Profile['detail']>;

interface OpenLoanProps {
  loan: LoanProps;
  draft: Draft | undefined;
  record: ProfileRecord;
  isFinished: boolean;
}

/** One begun form, with what is left of it, or the offers that it has led to. */
function OpenLoan({ loan: { type, flag }, draft, record, isFinished }: OpenLoanProps) {
  const text = useTexts(openItemsTexts);
  const language = useLanguage();
  const product = findProduct(type);
  const choose = () => chooseProduct(type, product?.id ?? '');
  if (isFinished) {
    const { amount, tenure_months: tenure } = PROPOSED_LOAN;
    return (
      <li>
        <Link to={getOffersPath(type) ?? ''} onClick={choose}>
          {text(`offers.${flag}`)}
        </Link>
        <p>
          {text('offers.for', {
            amount: formatRupees(record.se_loan_amount ?? amount, language),
            tenure: formatTenure(record.se_loan_tenure ?? tenure, language),
          })}
        </p>
      </li>
    );
  }
  const typed = Object.entries(draft?.values ?? {}).filter(([, value]) => Boolean(value));
  const answers = { ...toAnswers(record), ...Object.fromEntries(typed) };
  const left = buildRequired(getLoanProduct(type)).required(answers);
  return (
    <li>
      <Link to={getFormPath(type) ?? ''} onClick={choose}>
        {text(`draft.${flag}`)}
      </Link>
      <p>{text('draft.left', { count: left.filter((name) => !answers[name]).length })}</p>
    </li>
  );
}

/** The loans whose forms the person has begun, here or on another device, or finished. */
function OpenLoans({ record, detail }: { record: ProfileRecord; detail: UserDetail }) {
  const text = useTexts(openItemsTexts);
  const drafts = useQueries({
    queries: LOANS.map(({ form, flag }) => ({
      ...api.query(getDraft, { params: { id: record.user_id, form } }),
      enabled: !detail.completed[flag],
    })),
  });
  const begun = LOANS.flatMap((loan, index) => {
    const isFinished = detail.completed[loan.flag];
    const draft = drafts[index]?.data?.data;
    const isBegun = Boolean(draft) || (loan.flag === 'personal' && detail.started);
    return isFinished || isBegun ? [{ loan, draft, record, isFinished }] : [];
  });
  if (begun.length === 0) return null;
  return (
    <section className={styles['open']} aria-labelledby="open-items">
      <h2 id="open-items">{text('title')}</h2>
      <ul className={styles['list']}>
        {begun.map((one) => (
          <OpenLoan key={one.loan.type} {...one} />
        ))}
      </ul>
    </section>
  );
}

/** What the person has begun: applications with their next step, forms with what is left of them, and offers. */
export function OpenItems() {
  const { record, detail } = useProfile();
  if (!record || !detail) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <OpenApplications userId={record.user_id} />
      <OpenLoans record={record} detail={detail} />
    </QueryClientProvider>
  );
}
