import { useClient, useConfirmedCall, useLanguage } from '@marketplace/shared/admin';
import { type AnswerOf, type getDuplicates, setDistinct } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { Button, notify, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import styles from './dedupe.module.css';

type DistinctPair = AnswerOf<typeof getDuplicates>['distinct'][number] & { id: string };

interface DistinctListProps {
  pairs: readonly DistinctPair[];
  onUndone: () => void;
}

/** The pairs that an admin has marked as different people, with a button to undo that. */
export function DistinctList({ pairs, onUndone }: DistinctListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const run = useConfirmedCall(onUndone);
  const undo = ({ first, second }: DistinctPair) =>
    run(async () => {
      const body = { first_id: first.id, second_id: second.id, distinct: 0 as const };
      await client.call(setDistinct, { body });
      notify.success(translate('dedupe.distinct_undone'));
    });
  return (
    <ul className={styles['distinct']}>
      {pairs.map((pair) => {
        const names = { first: pair.first.reference, second: pair.second.reference };
        return (
          <li key={pair.id}>
            <span className={report['stacked']}>
              <Link className={report['link']} to={`/dedupe-logs/${pair.id}`}>
                {translate('dedupe.compare_two', names)}
              </Link>
              <span>
                {pair.admin_name}, {formatDateTime(pair.at, language)}
              </span>
            </span>
            <Button variant="ghost" size="small" onClick={() => void undo(pair)}>
              {translate('dedupe.undo')}
              <VisuallyHidden> {translate('dedupe.compare_two', names)}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
