import { ELIGIBILITY_ROWS, getEligibilityCriteria } from '@marketplace/shared/api';
import {
  LocalList,
  PageHeader,
  RecordTable,
  type TableColumn,
  buildNumberFilter,
  buildOptionFilter,
  filterRows,
  useCallQuery,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { getCriteriaTexts } from './criteriaTexts';
import styles from './eligibilityCriteria.module.css';

type CriteriaRow = ReturnType<typeof getCriteriaTexts> & {
  id: number;
  place: number;
  lending: boolean;
};

const HEADS = [
  'criteria',
  'age',
  'employment',
  'income',
  'min_loan',
  'max_loan',
  'cibil',
  'journey',
] as const;

const FILTERS = ['product', 'min_income', 'min_loan_amount', 'loan_amount_upto', 'q'];

const AMOUNTS: readonly string[] = ['min_loan', 'max_loan', 'cibil'];

export function EligibilityCriteria() {
  const { translate, language } = useTexts();
  const query = useCallQuery(getEligibilityCriteria);
  const title = translate('portal.eligibility');
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const lenders = query.data?.map((lender, place) => ({ ...lender, place }));
  const rows =
    lenders &&
    filterRows(lenders, filters, ({ name, journey }) => `${name} ${journey}`).map(
      (lender): CriteriaRow => ({
        id: lender.lender_id,
        place: lender.place,
        lending: lender.lending,
        ...getCriteriaTexts(lender, { translate, language }),
      }),
    );
  const columns = HEADS.map((name, index): TableColumn<CriteriaRow> => ({
    name,
    label: translate(`eligibility.${name}`),
    align: AMOUNTS.includes(name) ? 'end' : 'start',
    render: ({ lending, [name]: text }) => (
      <span className={styles[index === 0 ? 'name' : 'lines']}>
        {text}
        {index === 0 && !lending && (
          <span className={styles['paused']}>{translate('eligibility.paused')}</span>
        )}
      </span>
    ),
    ...(index === 0 && { sort: name }),
  }));
  return (
    <>
      <PageHeader
        title={title}
        trail={[
          { label: translate('portal.dashboard'), to: '/' },
          { label: translate('portal.training'), to: '/training-material' },
        ]}
      />
      <LocalList
        resource="eligibility-criteria"
        query={query}
        rows={rows}
        sort={{ field: 'place', order: 'ASC' }}
        perPage={ELIGIBILITY_ROWS}
        filters={filters}
        setFilters={setFilters}
      >
        <RecordTable
          title={title}
          columns={columns}
          searchLabel={translate('eligibility.search')}
          filters={[
            buildOptionFilter('product', translate('fields.product'), 'product', language),
            buildNumberFilter('min_income', translate('eligibility.income')),
            buildNumberFilter('min_loan_amount', translate('eligibility.min_loan')),
            buildNumberFilter('loan_amount_upto', translate('eligibility.max_loan')),
          ]}
          pinned
        />
      </LocalList>
    </>
  );
}
