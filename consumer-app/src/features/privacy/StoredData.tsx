import {
  formatNumber,
  formatRupees,
  formatTenure,
  toDisplayDate,
} from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';
import { getFieldDescription, userSchema } from '@marketplace/shared/schema';
import { formTexts, useOptionLists } from '../../form';
import { useSharedTexts, useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { type DataField, DATA_GROUPS, hasValue } from './dataGroups';
import styles from './privacy.module.css';
import { privacyTexts } from './texts';
import type { OwnData } from './useOwnData';

const COUNTED = [
  'applications',
  'leads',
  'prospects',
  'help_requests',
  'reminders',
  'drafts',
  'consents',
] as const;

/** Shows the stored profile data by group, and the number of other records. */
export function StoredData({ data }: { data: OwnData }) {
  const text = useTexts(privacyTexts);
  const shared = useSharedTexts();
  const language = useLanguage();
  const options = useOptionLists();
  const form = useTexts(formTexts);

  const shown = (name: DataField, value: User[DataField]): string => {
    const { kind, options: list } = getFieldDescription(userSchema, name);
    if (list) return options(list).find(({ id }) => id === value)?.label ?? String(value);
    if (kind === 'date') return toDisplayDate(String(value)) ?? '';
    if (kind === 'months') return formatTenure(Number(value), language);
    if (kind === 'flag') return form('yes');
    if (kind === 'rupees') return formatRupees(Number(value), language);
    return String(value);
  };
  const groups = DATA_GROUPS.map(({ id, fields }) => ({
    id,
    rows: fields.filter((name) => hasValue(data.profile[name])),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <>
      {groups.map(({ id, rows }) => (
        <details key={id} className={styles['group']}>
          <summary>
            {text(`held.${id}`)} <span>{text('held.fields', { count: rows.length })}</span>
          </summary>
          <dl>
            {rows.map((name) => (
              <div key={name}>
                <dt>{shared(`fields.${name}`)}</dt>
                <dd>{shown(name, data.profile[name])}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      <dl className={styles['counts']}>
        {COUNTED.map((name) => (
          <div key={name}>
            <dt>{text(`held.${name}`)}</dt>
            <dd>{formatNumber(data[name].length, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
