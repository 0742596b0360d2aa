import {
  Badge,
  Card,
  CriteriaList,
  Figures,
  ListPagination,
  LoadState,
  Note,
  formatCriterion,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import { getBorrowerFacts, testBorrower } from '@marketplace/shared/api';
import { formatNumber, formatRupees } from '@marketplace/shared/format';
import { type BorrowerFacts, formatFigure, RANGE_CRITERIA } from '@marketplace/shared/lending';
import { type Customer, getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import { BorrowerInputs, useBorrowerForm } from '../../eligibility';
import { CustomerPicker } from './CustomerPicker';
import styles from './matrix.module.css';

/** The form of the typed borrower, which stays open over a reload. */
export const TEST_FORM = 'customer-eligibility/test-borrower';

const FIRST_PAGE = { page: 1, per_page: 25 };

/** Wait until nobody has typed for so long. */
const REST_MS = 300;

/** Whether a value has stood for a moment. */
function useIsRested(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}

/** Shows how many lenders match a borrower, and a page of the lenders with their reasons; matching ones come first. */
function Matches({ facts }: { facts: BorrowerFacts }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const borrower = JSON.stringify(facts);
  const enabled = useIsRested(borrower);
  const [chosen, choose] = useState({ ...FIRST_PAGE, borrower });
  const { per_page } = chosen;
  // Another borrower's lenders begin with the first page.
  const page = chosen.borrower === borrower ? chosen.page : 1;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['test-borrower', borrower, page, per_page],
    queryFn: async ({ signal }) =>
      (await client.call(testBorrower, { body: { facts, page, per_page }, signal })).data,
    enabled,
    placeholderData: keepPreviousData,
  });
  const list = useList({ perPage: per_page });
  if (!data)
    return <LoadState error={error} onRetry={() => void refetch()} lines={8} height="40px" />;
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {translate('customer_eligibility.matching', {
          count: data.matching,
          total: formatNumber(data.total, language),
        })}
      </Typography>
      <ul className={styles['matches']} aria-busy={isPlaceholderData}>
        {data.lenders.map(({ lender_id, name, product, eligible, criteria }) => {
          const failed = criteria.filter(({ met }) => met === false);
          return (
            <li key={lender_id}>
              <details>
                <summary>
                  <span className={styles['lender']}>{name}</span>
                  <small>{getOptionLabel('product', product, language)}</small>
                  <Badge tone={eligible ? 'good' : 'bad'} status={eligible ? 'match' : 'none'}>
                    {translate(`customer_eligibility.${eligible ? 'match' : 'no_match'}`)}
                  </Badge>
                  <span className={styles['reasons']}>
                    {failed
                      .map(
                        (criterion) =>
                          `${translate(`criterion_names.${criterion.criterion}`)}: ${formatCriterion(criterion, translate, language)}`,
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
      <ListContextProvider
        value={Object.assign(list, {
          total: data.total,
          page,
          perPage: per_page,
          setPage: (next: number) => choose({ page: next, per_page, borrower }),
          setPerPage: (next: number) => choose({ page: 1, per_page: next, borrower }),
        })}
      >
        <ListPagination />
      </ListContextProvider>
    </>
  );
}

function CustomerMatches() {
  const { translate, language } = useTexts();
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
      {customer === null && <Note>{translate('customer_eligibility.pick')}</Note>}
      {customer && (error || !data) && (
        <LoadState error={error} onRetry={() => void refetch()} width="60%" />
      )}
      {customer && data && (
        <>
          <Figures>
            {(
              [
                [
                  'fields.employment_status_code',
                  data.employment ? translate(`fields.${data.employment}`) : '–',
                ],
                ...RANGE_CRITERIA.map(({ name, fact }) => {
                  const figure = data[fact];
                  const text = figure === null ? '–' : formatFigure(name, figure, language);
                  return [`criterion_names.${name}`, text] as const;
                }),
                ['fields.se_loan_amount', formatAmount(data.amount)],
                ['fields.emi', formatAmount(data.emi)],
              ] as const
            ).map(([label, text]) => (
              <div key={label}>
                <dt>{translate(label)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Figures>
          <Matches key={customer.id} facts={data} />
        </>
      )}
    </>
  );
}

function ProfileMatches() {
  const { facts, fields } = useBorrowerForm(TEST_FORM);
  return (
    <>
      <BorrowerInputs fields={fields} />
      <Matches facts={facts} />
    </>
  );
}

/**
 * Shows which lenders match a typed or a real borrower, by the rules that make the borrower's
 * offers.
 */
export function TestBorrower() {
  const translate = useTranslate();
  const [subject, setSubject] = useState<'profile' | 'customer'>('profile');
  const title = translate('customer_eligibility.test');
  return (
    <Card sx={{ mb: 3 }} aria-label={title}>
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
    </Card>
  );
}
