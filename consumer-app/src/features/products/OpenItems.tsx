import { getDraft } from '@marketplace/shared/api';
import { formatRupees, formatTenure } from '@marketplace/shared/format';
import { PROPOSED_LOAN } from '@marketplace/shared/lending';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
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

/** One begun form, with what is left of it, or the offers that it has led to. */
function OpenLoan({ type, form, flag }: LoanProps) {
  const text = useTexts(openItemsTexts);
  const language = useLanguage();
  const { record, detail } = useProfile();
  const isFinished = detail?.completed[flag] === true;
  const { data: draft } = useQuery({
    ...api.query(getDraft, { params: { id: record?.user_id ?? '', form } }),
    select: ({ data }) => data,
    enabled: record !== undefined && !isFinished,
  });
  if (!record || !detail) return null;
  const isBegun = Boolean(draft) || (flag === 'personal' && detail.started);
  if (!isFinished && !isBegun) return null;
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

/** What the person has begun: applications with their next step, forms with what is left of them, and offers. */
export function OpenItems() {
  const text = useTexts(openItemsTexts);
  const { record, detail } = useProfile();
  if (!record || !detail) return null;
  const hasLoan = detail.started || LOANS.some(({ flag }) => detail.completed[flag]);
  return (
    <QueryClientProvider client={queryClient}>
      <OpenApplications userId={record.user_id} />
      {hasLoan && (
        <section className={styles['open']} aria-labelledby="open-items">
          <h2 id="open-items">{text('title')}</h2>
          <ul className={styles['list']}>
            {LOANS.map((loan) => (
              <OpenLoan key={loan.type} {...loan} />
            ))}
          </ul>
        </section>
      )}
    </QueryClientProvider>
  );
}
