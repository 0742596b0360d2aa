import {
  LoadState,
  CriteriaList,
  formatCriterion,
  useClient,
  useLanguage,
  Badge,
} from '@marketplace/shared/admin';
import { getBorrowerFacts, getLenderSwitches } from '@marketplace/shared/api';
import { formatNumber, formatRupees } from '@marketplace/shared/format';
import { assessEligibility, type BorrowerFacts } from '@marketplace/shared/lending';
import { type Customer, getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { BorrowerInputs, parseLender, useBorrowerForm } from '../../eligibility';
import { CustomerPicker } from './CustomerPicker';
import styles from './matrix.module.css';

const ALL = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' },
} as const;

/** Lists every lender with the evaluation of a borrower; matching lenders come first. */
function Matches({ facts }: { facts: BorrowerFacts }) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const lenders = useGetList<RaRecord>('lenders', ALL);
  const switches = useQuery({
    queryKey: ['lender-switches', 'states'],
    queryFn: async ({ signal }) => (await client.call(getLenderSwitches, { signal })).data.lenders,
  });
  const { data: records } = lenders;
  if (!records || !switches.data) {
    const retry = () => void Promise.all([lenders.refetch(), switches.refetch()]);
    const error = lenders.error ?? switches.error;
    return <LoadState error={error} onRetry={retry} lines={8} height="40px" />;
  }
  const suspended = new Set(
    switches.data.filter(({ state }) => state === 'outage').map(({ lender_id }) => lender_id),
  );
  const judged = records.flatMap((record) => {
    const lender = parseLender(record);
    if (!lender) return [];
    const isSuspended = suspended.has(lender.lender_id);
    const now = isSuspended ? { ...lender, lender_status: 0 } : lender;
    return [{ lender, ...assessEligibility(now, facts) }];
  });
  const ordered = judged.toSorted((a, b) => Number(b.eligible) - Number(a.eligible));
  const count = judged.filter(({ eligible }) => eligible).length;
  return (
    <>
      <p role="status" className={styles['result']}>
        {translate('customer_eligibility.matching', {
          count,
          total: formatNumber(judged.length, language),
        })}
      </p>
      <ul className={styles['matches']}>
        {ordered.map(({ lender, eligible, criteria }) => {
          const failed = criteria.filter(({ met }) => met === false);
          return (
            <li key={lender.lender_id}>
              <details>
                <summary>
                  <span className={styles['lender']}>{lender.name}</span>
                  <span className={styles['muted']}>
                    {getOptionLabel('product', lender.product, language)}
                  </span>
                  <Badge tone={eligible ? 'good' : 'bad'} status={eligible ? 'match' : 'none'}>
                    {translate(`customer_eligibility.${eligible ? 'match' : 'no_match'}`)}
                  </Badge>
                  <span className={styles['reasons']}>
                    {failed
                      .map(
                        (criterion) =>
                          `${translate(`kit.criteria.names.${criterion.criterion}`)}: ${formatCriterion(criterion, translate, language)}`,
                      )
                      .join(' · ')}
                  </span>
                </summary>
                <CriteriaList criteria={criteria} />
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function CustomerMatches() {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const [customer, setCustomer] = useState<Customer | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['borrower-facts', customer?.id],
    queryFn: async ({ signal }) =>
      (await client.call(getBorrowerFacts, { params: { userId: customer?.id ?? '' }, signal }))
        .data,
    enabled: customer !== null,
  });
  const formatAmount = (value: number | null) =>
    value === null ? '–' : formatRupees(value, language);
  return (
    <>
      <CustomerPicker value={customer} onChange={setCustomer} />
      {customer === null && (
        <p className={styles['muted']}>{translate('customer_eligibility.pick')}</p>
      )}
      {customer && (error || !data) && (
        <LoadState error={error} onRetry={() => void refetch()} width="60%" />
      )}
      {customer && data && (
        <>
          <dl className={styles['facts']}>
            {(
              [
                ['lenders.preview.age', String(data.age ?? '–')],
                [
                  'fields.employment_status_code',
                  data.employment ? translate(`fields.${data.employment}`) : '–',
                ],
                ['fields.monthly_income', formatAmount(data.monthly_income)],
                ['fields.credit_score', String(data.credit_score ?? '–')],
                ['fields.se_loan_amount', formatAmount(data.amount)],
                ['fields.emi', formatAmount(data.emi)],
              ] as const
            ).map(([label, text]) => (
              <div key={label}>
                <dt>{translate(label)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Matches facts={data} />
        </>
      )}
    </>
  );
}

function ProfileMatches() {
  const { facts, fields } = useBorrowerForm('customer-eligibility/who-matches');
  return (
    <>
      <BorrowerInputs fields={fields} />
      <Matches facts={facts} />
    </>
  );
}

const ID = 'who-matches';

/** A button that scrolls to the panel, which is below the lenders. */
export const showWhoMatches = (): void => {
  const panel = document.getElementById(ID);
  panel?.scrollIntoView({ block: 'start' });
  panel?.querySelector('button')?.focus({ preventScroll: true });
};

/**
 * Shows which lenders match a typed or a real borrower, by the rules that make the borrower's
 * offers.
 */
export function WhoMatches() {
  const translate = useTranslate();
  const [subject, setSubject] = useState<'profile' | 'customer'>('profile');
  const title = translate('customer_eligibility.who');
  return (
    <section id={ID} className={styles['lookup']} aria-label={title}>
      <div className={styles['header']}>
        <h2>{title}</h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('customer_eligibility.borrower')}
          value={subject}
          onChange={(_, next: 'profile' | 'customer' | null) => {
            if (next) setSubject(next);
          }}
        >
          <ToggleButton value="profile">{translate('customer_eligibility.profile')}</ToggleButton>
          <ToggleButton value="customer">{translate('customer_eligibility.real')}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      {subject === 'profile' ? <ProfileMatches /> : <CustomerMatches />}
    </section>
  );
}
