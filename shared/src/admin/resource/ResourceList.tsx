import { useMemo } from 'react';
import { ListBase, useCanAccess, useCreate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Resource } from '../../resources';
import { Button, notify, useTranslate } from '../../ui';
import { useSave } from '../data/useSave';
import { cellColumn, readColumn } from '../fields/columns';
import { plainText } from '../fields/plainText';
import { FormDialog } from '../form/FormDialog';
import { SchemaInput } from '../form/SchemaInput';
import { usePersistedOpen } from '../form/usePersistedOpen';
import { PageHeader } from '../shell/PageHeader';
import { useLanguage } from '../i18n/useLanguage';
import type { BulkWrites } from '../table/BulkActions';
import type { TableColumn } from '../table/column';
import { fieldFilters } from '../table/filters';
import { ListToolbar } from '../table/ListToolbar';
import { RecordTable } from '../table/RecordTable';
import styles from './resource.module.css';

/** The list of a declared resource. Whoever may write adds records and edits cells in place. */
export function ResourceList({ resource }: { resource: Resource }) {
  const { name, schema, fields, title: titleField } = resource;
  const translate = useTranslate();
  const form = `${name}/new`;
  const [adding, setAdding] = usePersistedOpen(form);
  const { canAccess: canWrite = false } = useCanAccess({ resource: name, action: 'edit' });
  const [create] = useCreate(name, {}, { returnPromise: true });
  const save = useSave(name, translate('kit.form.updated'), translate('kit.error'));
  const columns = useMemo((): TableColumn[] => {
    const own = fields.filter((field) => field.name !== 'id');
    return own.map((field) => {
      if (field.name === titleField)
        return {
          ...readColumn(field, translate),
          phone: 'title',
          render: (record) => (
            <Link className={styles['title']} to={`/${name}/${record.id}`}>
              {plainText(record[titleField])}
            </Link>
          ),
        };
      return canWrite
        ? cellColumn({ schema, field, translate, rowName: titleField, save })
        : readColumn(field, translate);
    });
  }, [canWrite, fields, name, save, schema, titleField, translate]);
  const asked = fields.filter(({ readOnly }) => !readOnly);
  const language = useLanguage();
  const bulk = useMemo(
    (): BulkWrites => ({
      remove: { question: 'kit.bulk.delete_question', success: 'kit.bulk.deleted' },
      flags: fields.filter(({ kind }) => kind === 'flag'),
    }),
    [fields],
  );
  const title = translate(resource.nameKey);
  const add = translate('kit.form.add');
  return (
    <ListBase resource={name} sort={{ field: titleField, order: 'ASC' }}>
      <PageHeader
        title={title}
        actions={canWrite && <Button onClick={() => setAdding(true)}>{add}</Button>}
      />
      <ListToolbar
        searchLabel={translate('kit.list.search')}
        filters={fieldFilters(fields, translate, language)}
        columns={columns}
      />
      <RecordTable title={title} columns={columns} pinned bulk={bulk} />
      {adding && (
        <FormDialog
          form={form}
          title={`${add}: ${translate(resource.oneKey)}`}
          submitLabel={add}
          schema={schema.omit(['id'])}
          save={async (values) => {
            await create(name, { data: values });
            notify.success(translate('kit.form.created'));
          }}
          onClose={() => setAdding(false)}
        >
          {asked.map((field, index) => (
            <SchemaInput key={field.name} source={field.name} autoFocus={index === 0} />
          ))}
        </FormDialog>
      )}
    </ListBase>
  );
}
