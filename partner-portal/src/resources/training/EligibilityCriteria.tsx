import { getPublicLenders } from '@marketplace/shared/api';
import { toSlug } from '@marketplace/shared/schema';
import { useQuery } from '@tanstack/react-query';
import {
  PageHeader,
  RecordTable,
  type TableColumn,
  useClient,
  useLanguage,
} from '@marketplace/shared/admin';
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { CRITERIA } from './criteria';
import { criteriaTexts } from './criteriaTexts';
import styles from './eligibilityCriteria.module.css';

interface CriteriaRow {
  id: number;
  cells: string[];
}

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

/** Name under which react-admin's table keeps its state. */
const RESOURCE = 'eligibility-criteria';

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
    cells: criteriaTexts(criteria, { translate, language }),
  }));
  const list = useList<CriteriaRow>({ resource: RESOURCE, data: rows, perPage: rows.length });
  const columns = HEADS.map((name, index): TableColumn<CriteriaRow> => ({
    name,
    label: translate(`eligibility.${name}`),
    align: AMOUNTS.includes(name) ? 'end' : 'start',
    render: ({ id, cells }) => (
      <span className={styles['lines']}>
        {cells[index]}
        {index === 0 && isPaused(id - 1) && (
          <span className={styles['paused']}>{translate('eligibility.paused')}</span>
        )}
      </span>
    ),
    ...(index === 0 ? { phone: 'title', sort: 'cells.0' } : {}),
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
      <ResourceContextProvider value={RESOURCE}>
        <ListContextProvider value={list}>
          <RecordTable title={title} columns={columns} pinned bulk={false} />
        </ListContextProvider>
      </ResourceContextProvider>
    </>
  );
}
