import { getPublicLenders } from '@marketplace/shared/api';
import { toSlug } from '@marketplace/shared/schema';
import { useQuery } from '@tanstack/react-query';
import {
  LocalList,
  PageHeader,
  RecordTable,
  type TableColumn,
  useClient,
  useLanguage,
} from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';
import { CRITERIA } from './criteria';
import { criteriaTexts } from './criteriaTexts';
import styles from './eligibilityCriteria.module.css';

type CriteriaRow = ReturnType<typeof criteriaTexts> & { id: number };

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

const AMOUNTS: readonly string[] = ['min_loan', 'max_loan', 'cibil'];

/** Each lender's requirements for customers. */
export function EligibilityCriteria() {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const { data: lending } = useQuery({
    queryKey: ['public-lenders'],
    queryFn: async ({ signal }) => (await client.call(getPublicLenders, { signal })).data,
  });
  // The table stays as it is agreed; a lender that lends to nobody now is marked in it.
  const slugs = lending && new Set(lending.flatMap(({ slug, name }) => [slug, toSlug(name)]));
  const isPaused = (index: number) => slugs?.has(toSlug(CRITERIA[index]?.lender ?? '')) === false;
  const title = translate('portal.eligibility');
  const rows: CriteriaRow[] = CRITERIA.map((criteria, index) => ({
    id: index + 1,
    ...criteriaTexts(criteria, { translate, language }),
  }));
  const columns = HEADS.map((name, index): TableColumn<CriteriaRow> => ({
    name,
    label: translate(`eligibility.${name}`),
    align: AMOUNTS.includes(name) ? 'end' : 'start',
    render: ({ id, [name]: text }) => (
      <span className={styles['lines']}>
        {text}
        {index === 0 && isPaused(id - 1) && (
          <span className={styles['paused']}>{translate('eligibility.paused')}</span>
        )}
      </span>
    ),
    ...(index === 0 ? { phone: 'title', sort: name } : {}),
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
        rows={rows}
        sort={{ field: 'id', order: 'ASC' }}
        perPage={rows.length}
      >
        <RecordTable
          hasOwnAddress
          title={title}
          columns={columns}
          searchLabel={translate('eligibility.search')}
          pinned
        />
      </LocalList>
    </>
  );
}
