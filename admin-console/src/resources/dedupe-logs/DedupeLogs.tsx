import {
  buildChoiceFilter,
  PageHeader,
  Panel,
  Panels,
  type TableColumn,
  UrlTable,
} from '@marketplace/shared/admin';
import { DUPLICATE_SIGNS, type DuplicatePair } from '@marketplace/shared/schema';
import { useTranslate, WholeWords } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import { DistinctList } from './DistinctList';
import report from '../../report/report.module.css';
import styles from './dedupe.module.css';
import { MergeList } from './MergeList';
import { buildSignsColumn } from './signsColumn';

/** Lists customers who may be one person, and the merges. */
export function DedupeLogs() {
  const translate = useTranslate();
  const buildPersonColumn = (side: 'first' | 'second'): TableColumn<DuplicatePair> => {
    const formatPerson = ({
      [`${side}_customer_name` as const]: name,
      [`${side}_reference` as const]: reference,
      [`${side}_contact` as const]: contact,
    }: DuplicatePair) => ({ name, reference, contact });
    return {
      name: side,
      label: translate(`dedupe.${side}`),
      sort: `${side}_customer_name`,
      phone: 'wide',
      wrap: true,
      width: '12rem',
      csv: (pair) => Object.values(formatPerson(pair)).join(', '),
      render: (pair) => {
        const { name, reference, contact } = formatPerson(pair);
        return (
          <span className={report['stacked']}>
            {name || translate('reports.no_name')}
            <span>
              <span className={styles['reference']}>{reference}</span>, {contact}
            </span>
          </span>
        );
      },
    };
  };
  const columns: TableColumn<DuplicatePair>[] = [
    buildPersonColumn('first'),
    buildPersonColumn('second'),
    buildSignsColumn(translate),
    {
      name: 'compare',
      label: translate('dedupe.compare'),
      phone: 'title',
      wrap: true,
      render: ({ first_id, first_reference, second_id, second_reference }) => (
        <Link className={report['link']} to={`/dedupe-logs/${first_id}/${second_id}`}>
          <WholeWords
            text={translate('dedupe.compare_two', {
              first: first_reference,
              second: second_reference,
            })}
          />
        </Link>
      ),
    },
  ];
  return (
    <>
      <PageHeader title={translate('ui.admin_routes.dedupe_logs')}>
        {translate('dedupe.lead')}
      </PageHeader>
      <Panels>
        <Panel size="full" title={translate('dedupe.duplicates')}>
          <UrlTable
            resource="duplicates"
            scope={{ status: 'open' }}
            sort={{ field: 'rank', order: 'ASC' }}
            prefix="pairs."
            searchLabel={translate('dedupe.search_pairs')}
            filters={[
              buildChoiceFilter(
                'signs',
                translate('dedupe.signs'),
                DUPLICATE_SIGNS.map((id) => ({ id, name: translate(`dedupe.sign.${id}`) })),
              ),
            ]}
            title={translate('dedupe.duplicates')}
            columns={columns}
            empty={{ title: 'dedupe.no_duplicates', text: 'dedupe.no_duplicates_text' }}
          />
        </Panel>
        <DistinctList />
        <Panel size="full" title={translate('dedupe.merges')}>
          <MergeList />
        </Panel>
      </Panels>
    </>
  );
}
