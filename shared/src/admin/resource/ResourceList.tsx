import { useMemo } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Resource } from '../../resources';
import type { FieldKind } from '../../schema';
import { useTranslate } from '../../ui';
import { useSave } from '../saving/useSave';
import { ReferenceColumn } from '../fields/Column';
import { buildCellColumn, buildReadColumn } from '../table/columns/fieldColumns';
import { SchemaInput } from '../form/SchemaInput';
import { useTexts } from '../i18n/useTexts';
import type { BulkWrites } from '../table/rows/BulkActions';
import type { TableColumn } from '../fields/column';
import { buildFieldFilters } from '../table/filters/filters';
import { CreateDialogButton } from './CreateDialogButton';
import { ListPage } from './ListPage';
import { getRecordName, useTitleFields } from '../data/recordName';
import { useReadableTargets } from './useReadableTargets';
import { useTakenAlong } from './useTakenAlong';
import styles from './resource.module.css';

/** Long texts are on the record's page only; as columns they would push the others out of sight. */
const LONG_KINDS: ReadonlySet<FieldKind> = new Set(['longText', 'bullets'] as const);

/** The list of a declared resource. Whoever may write adds records and edits cells in place. */
export function ResourceList({ resource }: { resource: Resource }) {
  const { name, schema, fields, title } = resource;
  const titles = useTitleFields(resource);
  const sort = resource.sort ?? ([titles.shown, 'ASC'] as const);
  const { translate, language } = useTexts();
  const { canAccess: canWrite = false } = useCanAccess({ resource: name, action: 'edit' });
  const isReadable = useReadableTargets(fields);
  const save = useSave(name, translate('kit.form.updated'), translate('kit.error'));
  const columns = useMemo((): TableColumn[] => {
    const own = fields.filter(
      (field) => field.name !== 'id' && field.name !== titles.shown && isReadable(field),
    );
    const named = fields.filter((field) => field.name === titles.shown);
    return [...named, ...own].map((field) => {
      if (field.name === titles.shown)
        return {
          ...buildReadColumn(field, translate),
          wrap: true,
          width: '14rem',
          render: (record) => (
            <Link className={styles['title']} to={`/${name}/${record.id}`}>
              {field.kind === 'reference' ? (
                <ReferenceColumn field={field} record={record} />
              ) : (
                getRecordName(record, title, language)
              )}
            </Link>
          ),
        };
      const column =
        canWrite && !field.readOnly
          ? buildCellColumn({ schema, field, translate, rowName: title, save })
          : buildReadColumn(field, translate);
      return { ...column, hidden: LONG_KINDS.has(field.kind) || field.name === titles.other };
    });
  }, [
    canWrite,
    fields,
    isReadable,
    language,
    name,
    save,
    schema,
    title,
    titles.other,
    titles.shown,
    translate,
  ]);
  const takenAlong = useTakenAlong(resource);
  const bulk = useMemo(
    (): BulkWrites => ({
      remove: {
        question: 'kit.bulk.delete_question',
        success: 'kit.bulk.deleted',
        takenAlong,
      },
      flags: fields.filter(({ kind }) => kind === 'flag'),
    }),
    [fields, takenAlong],
  );
  return (
    <ListPage
      resource={name}
      sort={{ field: sort[0], order: sort[1] }}
      title={translate(resource.nameKey)}
      actions={canWrite && <ResourceCreate resource={resource} />}
      {...(canWrite && { empty: { text: 'kit.list.empty_add' } })}
      searchLabel={translate('kit.list.search')}
      filters={buildFieldFilters(fields.filter(isReadable), translate, language)}
      columns={columns}
      pinned
      bulk={bulk}
    />
  );
}

/** Adds a record of a declared resource in a dialog with an input for each field. */
export function ResourceCreate({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const add = translate('kit.form.add');
  const inputs = resource.fields.filter(({ name, readOnly }) => name !== 'id' && !readOnly);
  return (
    <CreateDialogButton
      label={add}
      title={`${add}: ${translate(resource.oneKey)}`}
      success={() => translate('kit.form.created')}
      schema={resource.schema.pick(inputs.map(({ name }) => name))}
      fields={inputs}
    >
      {inputs.map((field, index) => (
        <SchemaInput key={field.name} source={field.name} autoFocus={index === 0} />
      ))}
    </CreateDialogButton>
  );
}
