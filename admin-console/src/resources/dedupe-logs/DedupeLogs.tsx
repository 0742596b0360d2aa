import {
  buildChoiceFilter,
  filterRows,
  buildNumberFilter,
  PageHeader,
  Panel,
  Panels,
  RecordTable,
  type TableColumn,
  useClient,
  LocalList,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { DUPLICATE_SIGNS } from '@marketplace/shared/schema';
import { type AnswerOf, getDuplicates } from '@marketplace/shared/api';
import { useTranslate, WholeWords } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DistinctList } from './DistinctList';
import report from '../../report/report.module.css';
import styles from './dedupe.module.css';
import { MergeList } from './MergeList';
import { buildSignsColumn } from './signsColumn';

type Pair = AnswerOf<typeof getDuplicates>['data'][number] & {
  id: string;
  name: string;
  applications: number;
};

const PREFIX = 'pairs.';
const FILTERS = ['signs', 'applications', 'q'];

const byName = { field: 'name', order: 'ASC' } as const;

/** The customers who may be one person, and what was merged. */
export function DedupeLogs() {
  const translate = useTranslate();
  const client = useClient();
  const [filters, setFilters] = useUrlFilters(FILTERS, PREFIX);
  const query = useQuery({
    queryKey: ['duplicates'],
    queryFn: async ({ signal }) => {
      const { data, distinct } = await client.call(getDuplicates, { signal });
      const toRow = <P extends (typeof data)[number]>(pair: P) => ({
        ...pair,
        id: `${pair.first.id}/${pair.second.id}`,
        name: pair.first.name,
        applications: pair.first.applications + pair.second.applications,
      });
      return { open: data.map(toRow), distinct: distinct.map(toRow) };
    },
  });
  const person = (side: 'first' | 'second'): TableColumn<Pair> => ({
    name: side,
    label: translate(`dedupe.${side}`),
    phone: 'wide',
    csv: ({ [side]: { name, reference, contact } }) => `${name}, ${reference}, ${contact}`,
    render: ({ [side]: one }) => (
      <span className={report['stacked']}>
        {one.name || translate('reports.no_name')}
        <span>
          <span className={styles['reference']}>{one.reference}</span>, {one.contact}
        </span>
      </span>
    ),
  });
  const columns: TableColumn<Pair>[] = [
    person('first'),
    person('second'),
    buildSignsColumn(translate),
    {
      name: 'compare',
      label: translate('dedupe.compare'),
      phone: 'title',
      render: ({ id, first, second }) => (
        <Link className={report['link']} to={`/dedupe-logs/${id}`}>
          <WholeWords
            text={translate('dedupe.compare_two', {
              first: first.reference,
              second: second.reference,
            })}
          />
        </Link>
      ),
    },
  ];
  const rows =
    query.data &&
    filterRows(query.data.open, filters, ({ first, second }) =>
      [first, second].map((one) => `${one.name} ${one.reference} ${one.contact}`).join(' '),
    );
  const title = translate('ui.admin_routes.dedupe_logs');
  return (
    <>
      <PageHeader title={title}>{translate('dedupe.lead')}</PageHeader>
      <Panels>
        <Panel size="full" title={translate('dedupe.duplicates')}>
          <LocalList
            resource="duplicates"
            query={query}
            rows={rows}
            sort={byName}
            filters={filters}
            setFilters={setFilters}
            prefix={PREFIX}
          >
            <RecordTable
              searchLabel={translate('dedupe.search_pairs')}
              filters={[
                buildChoiceFilter(
                  'signs',
                  translate('dedupe.signs'),
                  DUPLICATE_SIGNS.map((id) => ({ id, name: translate(`dedupe.sign.${id}`) })),
                ),
                buildNumberFilter('applications', translate('fields.applications')),
              ]}
              title={translate('dedupe.duplicates')}
              columns={columns}
              empty={{ title: 'dedupe.no_duplicates', text: 'dedupe.no_duplicates_text' }}
            />
          </LocalList>
        </Panel>
        {query.data && query.data.distinct.length > 0 && (
          <Panel size="full" title={translate('dedupe.distinct')}>
            <DistinctList pairs={query.data.distinct} onUndone={() => void query.refetch()} />
          </Panel>
        )}
        <Panel size="full" title={translate('dedupe.merges')}>
          <MergeList onUndone={() => void query.refetch()} />
        </Panel>
      </Panels>
    </>
  );
}
