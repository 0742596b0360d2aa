import type { RaRecord } from 'react-admin';
import type { Translate } from '../../i18n';
import { type FieldDescription, getFieldDescription } from '../../schema';
import type { TableColumn } from '../table/column';
import { type EntitySchema, isNumeric } from './inputText';
import { FIELD_VIEWS } from './registry';

const UNSORTED = new Set(['bullets', 'image', 'references', 'reference']);

const columnOf = (field: FieldDescription, translate: Translate) => ({
  name: field.name,
  label: translate(field.label),
  align: isNumeric(field) && field.kind !== 'reference' ? ('end' as const) : ('start' as const),
  ...(UNSORTED.has(field.kind) ? {} : { sort: field.name }),
});

/** A schema's field as a column that is only read. */
export const readColumn = (field: FieldDescription, translate: Translate): TableColumn => {
  const { Column } = FIELD_VIEWS[field.kind];
  return {
    ...columnOf(field, translate),
    render: (record) => <Column field={field} record={record} />,
  };
};

/** Fields of a schema as columns that are only read; the first heads the card that a row is on a phone. */
export const readColumns = (
  schema: Parameters<typeof getFieldDescription>[0],
  names: readonly string[],
  translate: Translate,
): TableColumn[] =>
  names.map((name, index) => ({
    ...readColumn(getFieldDescription(schema, name), translate),
    ...(index === 0 ? { phone: 'title' as const } : {}),
  }));

export interface CellColumnOptions {
  schema: EntitySchema;
  field: FieldDescription;
  translate: Translate;
  /** The field that names a row. */
  rowName: string;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** A schema's field as a column whose cells are edited where they stand. */
export const cellColumn = ({
  schema,
  field,
  translate,
  rowName,
  save,
}: CellColumnOptions): TableColumn => {
  const { Cell } = FIELD_VIEWS[field.kind];
  return {
    ...columnOf(field, translate),
    render: (record) => (
      <Cell
        field={field}
        schema={schema}
        record={record}
        rowName={String(record[rowName] ?? record.id)}
        save={(value) => save(record, { [field.name]: value })}
      />
    ),
  };
};
