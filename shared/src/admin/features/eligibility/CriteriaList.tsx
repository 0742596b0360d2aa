import type { LenderCriterion } from '../../../api';
import { ErrorIcon, InfoIcon, SuccessIcon } from '../../../ui';
import { useTexts } from '../../i18n/useTexts';
import styles from './criteriaList.module.css';
import { formatCriterion } from './formatCriterion';

const ICONS = { true: SuccessIcon, false: ErrorIcon, unknown: InfoIcon };

/** Lists a lender's criteria, and says for each whether the borrower meets it. */
export function CriteriaList({ criteria }: { criteria: readonly LenderCriterion[] }) {
  const { translate, language } = useTexts();
  return (
    <ul className={styles['criteria']}>
      {criteria.map((criterion) => {
        const met = String(criterion.met) === 'unknown' ? 'unknown' : criterion.met;
        const Icon = ICONS[`${met}`];
        return (
          <li key={criterion.criterion} data-met={String(criterion.met)}>
            <Icon />
            <span>{translate(`criterion_names.${criterion.criterion}`)}</span>
            <span>{formatCriterion(criterion, translate, language)}</span>
          </li>
        );
      })}
    </ul>
  );
}
