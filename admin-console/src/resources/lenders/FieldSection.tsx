import { AutosaveField } from '@marketplace/shared/admin';
import { DEFAULT_MAX_FOIR_PERCENT } from '@marketplace/shared/lending';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import styles from './lenderEdit.module.css';
import type { LenderSection } from './lenderSections';
import { Section } from './Section';

interface FieldSectionProps {
  section: LenderSection;
  lender: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Fields that need an explanation beside their label. */
const HINTS: ReadonlyMap<string, string> = new Map([
  ...['interest_rate', 'apr_min', 'priority', 'min_turnover', 'max_foir_percent', 'slug'].map(
    (name) => [name, name] as const,
  ),
  ...['documents', 'documents_hi', 'journey_steps', 'journey_steps_hi'].map(
    (name) => [name, 'lines'] as const,
  ),
]);

const HINT_PARAMS = { default: DEFAULT_MAX_FOIR_PERCENT };

interface FixedFieldProps {
  label: string;
  value: string;
  hint: string | undefined;
}

/** A read-only value that a person can copy. */
function FixedField({ label, value, hint }: FixedFieldProps) {
  return (
    <dl className={styles['readOnly']}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        {hint && <small>{hint}</small>}
      </dd>
    </dl>
  );
}

/** A section of fields that save themselves. It offers auto submission only if the lender has an API. */
export function FieldSection({ section, lender, save }: FieldSectionProps) {
  const translate = useTranslate();
  const isShown = (name: string) => name !== 'autosubmission' || lender['api'] === 1;
  return (
    <Section id={section.id}>
      {section.rows.map((row) => (
        <div key={row.join()} className={styles['row']} data-fields={row.length}>
          {row.filter(isShown).map((name) => {
            const field = getFieldDescription(lenderSchema, name);
            const key = HINTS.get(name);
            const hint = key && translate(`lenders.hints.${key}`, HINT_PARAMS);
            if (field.readOnly)
              return (
                <FixedField
                  key={name}
                  label={translate(field.label)}
                  value={String(lender[name])}
                  hint={hint}
                />
              );
            return (
              <AutosaveField
                key={name}
                schema={lenderSchema}
                field={field}
                record={lender}
                hint={hint}
                save={(value) => save(lender, { [name]: value })}
              />
            );
          })}
        </div>
      ))}
    </Section>
  );
}
