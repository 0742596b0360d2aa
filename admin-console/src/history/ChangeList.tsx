import { formatField, useReferences, useTexts } from '@marketplace/shared/admin';
import { formatDateTime, toDisplayDate } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { RESOURCES } from '@marketplace/shared/resources';
import {
  type AuditChange,
  type FieldDescription,
  getOptionIds,
  getOptionLabel,
  type ReferenceTarget,
} from '@marketplace/shared/schema';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import styles from './history.module.css';
import { useFieldLabel } from './recordLabels';

/** Finds the fields with a name: those of the collection's own resource, or of all resources if it has none. */
function findFields(name: string, collection: string): readonly FieldDescription[] {
  const own = RESOURCES.filter(
    (resource) => resource.name.replaceAll('-', '_') === collection.replace(/^resource_/u, ''),
  );
  return (own.length > 0 ? own : RESOURCES).flatMap(({ fields }) =>
    fields.filter((field) => field.name === name),
  );
}

/** A time as the server keeps it. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The lists of options of which a record may have several. */
const LISTED = ['product', 'funnelQuestion'] as const;

/** Shows a list by the labels of its options, or as it is. */
function toListText(values: readonly unknown[], language: Language): string {
  const ids = values.map(String);
  const list = LISTED.find((name) => ids.every((id) => getOptionIds(name).includes(id)));
  return ids.map((id) => (list ? getOptionLabel(list, id, language) : id)).join(', ') || '–';
}

/** Shows a JSON value as text: amounts, days and times as in the lists, flags as yes or no, nothing as a dash. */
function toText(
  kinds: readonly FieldDescription[],
  json: string | null,
  translate: Translate,
  language: Language,
) {
  const value: unknown = json === null ? null : JSON.parse(json);
  if ((value === 0 || value === 1) && kinds.some(({ kind }) => kind === 'flag'))
    return translate(value === 1 ? 'kit.flag.yes' : 'kit.flag.no');
  if (typeof value === 'string' && TIMESTAMP.test(value)) return formatDateTime(value, language);
  const day = typeof value === 'string' ? toDisplayDate(value) : null;
  if (day) return day;
  const choice = kinds.find(
    ({ options }) => options && getOptionIds(options).includes(String(value)),
  );
  if (choice?.options) return getOptionLabel(choice.options, String(value), language);
  const field = kinds.find(({ kind }) => kind !== 'flag' && kind !== 'reference');
  if (field && typeof value !== 'object') return formatField(field, value, language) || '–';
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return toListText(value, language);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The kinds of records that the console can name. */
const NAMED: readonly ReferenceTarget[] = ['lenders', 'lender-groups', 'partners', 'revenue-types'];

/** Shows the names of the records that a value points at. */
function RecordNames({ target, ids }: { target: ReferenceTarget; ids: readonly unknown[] }) {
  const { options } = useReferences(target);
  const getName = (id: string) => options.find(({ value }) => value === id)?.label ?? '';
  return (
    ids
      .map((id) => getName(String(id)))
      .filter(Boolean)
      .join(', ') || '–'
  );
}

/** Shows the name of a record of a collection; nothing if the console cannot name it. */
export function RecordName({ collection, id }: { collection: string; id: string }) {
  const target = NAMED.find((name) => name === collection.replaceAll('_', '-'));
  return target && <RecordNames target={target} ids={[id]} />;
}

const UUID = /^"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"$/;

/** What the server needs to make a requested change; the change itself says what that is. */
const REQUEST_FIELDS: ReadonlySet<string> = new Set(['call', 'collection', 'record_id', 'page']);

/** Whether a field holds nothing but ids without a name, or what another field names in words. */
function isForPeople(
  { field, before, after, before_name, after_name }: AuditChange,
  changes: readonly AuditChange[],
  collection: string,
): boolean {
  if (collection === 'approvals' && REQUEST_FIELDS.has(field)) return false;
  const values = [before, after].flatMap((json) => (json === null || isEmpty(json) ? [] : json));
  const hasName = [before_name, after_name].some(Boolean);
  if (values.length > 0 && !hasName && values.every((json) => UUID.test(json))) return false;
  const stem = field.replace(/_id$/u, '');
  return !changes.some((other) => [`${stem}_name`, `${stem}_reference`].includes(other.field));
}

const parseObject = (json: string | null): object | undefined => {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
};

const readPart = (value: object | undefined, field: string): string | null =>
  value && Object.hasOwn(value, field) ? JSON.stringify(Reflect.get(value, field)) : null;

/** Lists the parts of an object that differ, each as a change of its own; a value of another kind is one. */
export function splitChange(change: AuditChange): readonly AuditChange[] {
  const [before, after] = [parseObject(change.before), parseObject(change.after)];
  if (!before && !after) return [change];
  const names = new Set(Object.keys({ ...before, ...after }));
  return [...names].flatMap((field) => {
    const part = { field, before: readPart(before, field), after: readPart(after, field) };
    return part.before === part.after ? [] : part;
  });
}

/** Returns the changes whose values say something to people. */
export const listReadable = (
  changes: readonly AuditChange[],
  collection: string,
): readonly AuditChange[] => changes.filter((change) => isForPeople(change, changes, collection));

const isEmpty = (json: string | null) => json === null || json === 'null' || json === '""';

export interface ChangeListProps {
  collection: string;
  changes: readonly AuditChange[];
  /** Sets a field back to its earlier value. */
  onRevert?: (change: AuditChange) => void;
  /** Whether a field can be set back. */
  mayRevert?: (change: AuditChange) => boolean;
}

/** Lists each changed field with its value before and after. */
export function ChangeList({
  collection,
  changes,
  onRevert,
  mayRevert = () => true,
}: ChangeListProps) {
  const { translate, language } = useTexts();
  const fieldLabel = useFieldLabel();
  return (
    <ul className={styles['changes']}>
      {listReadable(changes, collection)
        .flatMap(onRevert ? (change) => [change] : splitChange)
        .map((change) => {
          // Empty fields of a new or deleted record say nothing.
          if (isEmpty(change.before) && isEmpty(change.after)) return null;
          const label = fieldLabel(change.field, collection);
          const kinds = findFields(change.field, collection);
          const target = kinds.find((kind) => kind.target && NAMED.includes(kind.target))?.target;
          const show = (json: string | null, name: string | undefined) =>
            name !== undefined ? (
              name || translate('audit.gone')
            ) : target && json !== null && !isEmpty(json) ? (
              <RecordNames target={target} ids={[JSON.parse(json)].flat()} />
            ) : (
              toText(kinds, json, translate, language)
            );
          return (
            <li key={change.field}>
              <span className={styles['field']}>{label}</span>
              <span className={styles['values']}>
                <del>
                  <VisuallyHidden>{translate('audit.before')} </VisuallyHidden>
                  {show(change.before, change.before_name)}
                </del>
                <span aria-hidden="true"> → </span>
                <ins>
                  <VisuallyHidden>{translate('audit.after')} </VisuallyHidden>
                  {show(change.after, change.after_name)}
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
