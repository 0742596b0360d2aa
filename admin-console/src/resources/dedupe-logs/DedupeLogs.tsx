import {
  PageHeader,
  Panel,
  Panels,
  RecordTable,
  type TableColumn,
  useClient,
  LocalList,
} from '@marketplace/shared/admin';
import { type AnswerOf, getDuplicates } from '@marketplace/shared/api';
import { useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DistinctList } from './DistinctList';
import report from '../../report/report.module.css';
import { MergeList } from './MergeList';
import { signsColumn } from './signsColumn';

type Pair = AnswerOf<typeof getDuplicates>['data'][number] & { id: string; name: string };

const byName = { field: 'name', order: 'ASC' } as const;

/** The customers who may be one person, and what was merged. */
export function DedupeLogs() {
  const translate = useTranslate();
  const client = useClient();
  const query = useQuery({
    queryKey: ['duplicates'],
    queryFn: async ({ signal }) => {
      const { data, distinct } = await client.call(getDuplicates, { signal });
      const toRow = <P extends (typeof data)[number]>(pair: P) => ({
        ...pair,
        id: `${pair.first.id}/${pair.second.id}`,
        name: pair.first.name,
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
      <span className={report['lines']}>
        {one.name || translate('reports.no_name')}
        <span>
          {one.reference}, {one.contact}
        </span>
      </span>
    ),
  });
  const columns: TableColumn<Pair>[] = [
    person('first'),
    person('second'),
    signsColumn(translate),
    {
      name: 'compare',
      label: translate('dedupe.compare'),
      phone: 'title',
      render: ({ id, first, second }) => (
        <Link className={report['link']} to={`/dedupe-logs/${id}`}>
          {translate('dedupe.compare_two', { first: first.reference, second: second.reference })}
        </Link>
      ),
    },
  ];
  const title = translate('ui.admin_routes.dedupe_logs');
  return (
    <>
      <PageHeader title={title}>{translate('dedupe.lead')}</PageHeader>
      <Panels>
        <Panel size="full" title={translate('dedupe.duplicates')}>
          <LocalList resource="duplicates" query={query} rows={query.data?.open} sort={byName}>
            <RecordTable
              hasOwnAddress
              title={translate('dedupe.duplicates')}
              columns={columns}
              empty={{
                title: translate('dedupe.no_duplicates'),
                text: translate('dedupe.no_duplicates_text'),
              }}
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
