import type { Translate } from '@marketplace/shared/i18n';
import { RESOURCES } from '@marketplace/shared/resources';
import type { AuditChange } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import styles from './history.module.css';
import { useFieldLabel } from './useFieldLabel';

/** The fields that answer yes or no. */
const FLAGS: ReadonlySet<string> = new Set(
  RESOURCES.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'flag')).map(
    ({ name }) => name,
  ),
);

/** Shows a JSON value as text: lists by commas, flags as yes or no, nothing as a dash. */
function toText(field: string, json: string | null, translate: Translate): string {
  const value: unknown = json === null ? null : JSON.parse(json);
  if (FLAGS.has(field) && (value === 0 || value === 1))
    return translate(value === 1 ? 'kit.flag.yes' : 'kit.flag.no');
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(String).join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export interface ChangeListProps {
  changes: readonly AuditChange[];
  /** Offers to set a field back. */
  onRevert?: (change: AuditChange) => void;
  /** Whether a field can be set back. */
  mayRevert?: (change: AuditChange) => boolean;
}

/** Each changed field with its value before and after. */
export function ChangeList({ changes, onRevert, mayRevert = () => true }: ChangeListProps) {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => {
        const label = fieldLabel(change.field);
        return (
          <li key={change.field}>
            <span className={styles['field']}>{label}</span>
            <span className={styles['values']}>
              <del>
                <VisuallyHidden>{translate('audit.before')} </VisuallyHidden>
                {toText(change.field, change.before, translate)}
              </del>
              <span aria-hidden="true"> → </span>
              <ins>
                <VisuallyHidden>{translate('audit.after')} </VisuallyHidden>
                {toText(change.field, change.after, translate)}
              </ins>
            </span>
            {onRevert && mayRevert(change) && (
              <Button variant="ghost" size="small" onClick={() => onRevert(change)}>
                {translate('audit.revert')}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
