import { useLanguage } from '@marketplace/shared/admin';
import type { Criterion } from '@marketplace/shared/lending';
import { type Lender, lenderSchema, validate } from '@marketplace/shared/schema';
import { ErrorIcon, InfoIcon, SuccessIcon, useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import { criterionText } from './criterionText';
import styles from './eligibility.module.css';

const ICONS = { true: SuccessIcon, false: ErrorIcon, unknown: InfoIcon };

/** Parses a record of the list as a lender; returns undefined if it is not valid. */
export const lenderOf = (record: RaRecord): Lender | undefined => {
  const known = Object.entries(record).filter(([name]) => name in lenderSchema.fields);
  const checked = validate(lenderSchema, Object.fromEntries(known));
  return checked.ok ? checked.value : undefined;
};

/** Lists a lender's criteria, and says for each whether the borrower meets it. */
export function CriteriaList({ criteria }: { criteria: readonly Criterion[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <ul className={styles['criteria']}>
      {criteria.map((criterion) => {
        const met = String(criterion.met) === 'unknown' ? 'unknown' : criterion.met;
        const Icon = ICONS[`${met}`];
        return (
          <li key={criterion.criterion} data-met={String(criterion.met)}>
            <Icon />
            <span>{translate(`lenders.preview.criteria.${criterion.criterion}`)}</span>
            <span>{criterionText(criterion, translate, language)}</span>
          </li>
        );
      })}
    </ul>
  );
}
