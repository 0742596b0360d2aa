import {
  FAILS_IN_PLACE,
  ListPagination,
  Panel,
  Rows,
  useClient,
  useConfirmedCall,
  useTexts,
} from '@marketplace/shared/admin';
import { setDistinct } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import type { DuplicatePair } from '@marketplace/shared/schema';
import { Button, notify, VisuallyHidden } from '@marketplace/shared/ui';
import { ListBase, useListContext, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';

/** Lists the pairs that an admin has marked as different people, each with a button to undo that. */
export function DistinctList() {
  return (
    <ListBase<DuplicatePair>
      resource="duplicates"
      filter={{ status: 'distinct' }}
      sort={{ field: 'decided_at', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
      queryOptions={FAILS_IN_PLACE}
    >
      <DistinctPairs />
    </ListBase>
  );
}

function DistinctPairs() {
  const { translate, language } = useTexts();
  const client = useClient();
  const run = useConfirmedCall(useRefresh());
  const { data: pairs = [], total } = useListContext<DuplicatePair>();
  const undo = ({ first_id, second_id }: DuplicatePair) =>
    run(async () => {
      await client.call(setDistinct, { body: { first_id, second_id, distinct: 0 } });
      notify.success(translate('dedupe.distinct_undone'));
    });
  if (!total) return null;
  return (
    <Panel size="full" title={translate('dedupe.distinct')}>
      <Rows>
        {pairs.map((pair) => {
          const names = { first: pair.first_reference, second: pair.second_reference };
          return (
            <li key={pair.id}>
              <span className={report['stacked']}>
                <Link
                  className={report['link']}
                  to={`/dedupe-logs/${pair.first_id}/${pair.second_id}`}
                >
                  {translate('dedupe.compare_two', names)}
                </Link>
                <span>
                  {pair.admin_name}, {formatDateTime(pair.decided_at ?? '', language)}
                </span>
              </span>
              <Button variant="ghost" size="small" onClick={() => void undo(pair)}>
                {translate('dedupe.undo')}
                <VisuallyHidden> {translate('dedupe.compare_two', names)}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </Rows>
      <ListPagination />
    </Panel>
  );
}
