import type { RaRecord } from 'react-admin';
import type { Language, Translate } from '../../../i18n';
import {
  type FieldDescription,
  getFieldDescription,
  getOptionLabel,
  isNumeric,
} from '../../../schema';
import type { CsvValue, TableColumn } from '../../fields/column';
import type { EntitySchema } from '../../fields/inputText';
import { toPlainText } from '../../data/plainText';
import { WaitingMark } from '../../approvals/WaitingChanges';
import { FIELD_VIEWS } from '../../fields/registry';
import styles from '../../fields/fields.module.css';

const UNSORTED = new Set(['bullets', 'image', 'references', 'reference']);

/**
 * Converts a value for a file: choices and switches in words, plain numbers and ISO dates, so that a spreadsheet
 * can calculate with them.
 */
const toCsvValue = (
  field: FieldDescription,
  value: unknown,
  translate: Translate,
  language: Language,
): CsvValue => {
  if (field.kind === 'flag') return translate(value === 1 ? 'kit.flag.yes' : 'kit.flag.no');
  if (field.kind === 'choice' && field.options)
    return getOptionLabel(field.options, toPlainText(value), language);
  if (Array.isArray(value)) return value.map(toPlainText).join('; ');
  return typeof value === 'number' ? value : toPlainText(value);
};

const toColumn = (field: FieldDescription, translate: Translate) => ({
  name: field.name,
  label: translate(field.label),
  field,
  align: isNumeric(field) && field.kind !== 'reference' ? ('end' as const) : ('start' as const),
  ...(UNSORTED.has(field.kind) ? {} : { sort: field.name }),
  csv: (record: RaRecord, language: Language) =>
    toCsvValue(field, record[field.name], translate, language),
});

/** Builds a read-only column of a schema's field. */
export const buildReadColumn = (field: FieldDescription, translate: Translate): TableColumn => {
  const { Column } = FIELD_VIEWS[field.kind];
  return {
    ...toColumn(field, translate),
    render: (record) => <Column field={field} record={record} />,
  };
};

/** Builds read-only columns of a schema's fields. */
export const buildReadColumns = (
  schema: Parameters<typeof getFieldDescription>[0],
  names: readonly string[],
  translate: Translate,
): TableColumn[] =>
  names.map((name) => buildReadColumn(getFieldDescription(schema, name), translate));

export interface CellColumnOptions {
  schema: EntitySchema;
  field: FieldDescription;
  translate: Translate;
  rowName: string;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Builds the column of a schema's field with inline editing. */
export const buildCellColumn = ({
  schema,
  field,
  translate,
  rowName,
  save,
}: CellColumnOptions): TableColumn => {
  const { Cell } = FIELD_VIEWS[field.kind];
  const column = toColumn(field, translate);
  return {
    ...column,
    // Put the mark before a number, so that the digits of the column stay aligned.
    render: (record) => (
      <>
        {column.align === 'end' && <WaitingMark field={field} id={record.id} />}
        <Cell
          field={field}
          schema={schema}
          record={record}
          rowName={String(record[rowName] ?? record.id)}
          save={(value) => save(record, { [field.name]: value })}
        />
        {column.align !== 'end' && <WaitingMark field={field} id={record.id} />}
      </>
    ),
  };
};

interface PairColumnOptions {
  name: string;
  /** The heading above the names of the two. */
  heading: string;
  width: string;
}

/** Builds the column of a minimum and a maximum, each with inline editing. */
export const buildRangeColumn = (
  { name, heading, width }: PairColumnOptions,
  [low, high]: readonly [TableColumn, TableColumn],
  translate: Translate,
): TableColumn => {
  const parts = [
    { ...low, heading: translate('kit.list.min') },
    { ...high, heading: translate('kit.list.max') },
  ];
  return {
    name,
    heading,
    label: `${heading} ${parts.map((part) => part.heading).join('/')}`,
    align: 'end',
    width,
    parts,
    render: (record) => (
      <span className={styles['range']}>
        {parts.map((part) => (
          <span key={part.name} data-cell={part.name}>
            {part.render(record)}
          </span>
        ))}
      </span>
    ),
  };
};
