import { useState } from 'react';
import { ListBase, type RaRecord, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AnySchema } from 'yup';
import type { FieldDescription } from '../../schema';
import { Button, notify, Skeleton, useTranslate } from '../../ui';
import { useRecordCalls } from '../data/useRecordCalls';
import { useSave } from '../data/useSave';
import { FieldsDialog } from '../dialog/FieldsDialog';
import { LoadFailure } from '../shell/LoadFailure';
import { PageHeader } from '../shell/PageHeader';
import { ListToolbar } from '../table/ListToolbar';
import { RecordTable } from '../table/RecordTable';
import { AutosaveField } from './AutosaveField';
import { readColumn } from './columns';
import type { EntitySchema } from './draft';
import { plainText } from './plainText';
import styles from './fields.module.css';

export interface SchemaViewProps {
  name: string;
  /** Catalogue key of the page's name. */
  label: string;
  schema: AnySchema & EntitySchema;
  fields: readonly FieldDescription[];
}

/** The list of a resource that says no more than its schema: every field a column, and a way to add. */
export function SchemaList({ name, label, schema, fields }: SchemaViewProps) {
  const translate = useTranslate();
  const [adding, setAdding] = useState(false);
  const calls = useRecordCalls(name);
  const asked = fields.filter(({ readOnly }) => !readOnly);
  const columns = fields.map((field) => readColumn(field, translate));
  const title = translate(label);
  return (
    <ListBase resource={name}>
      <PageHeader
        title={title}
        actions={<Button onClick={() => setAdding(true)}>{translate('kit.form.add')}</Button>}
      />
      <ListToolbar searchLabel={translate('kit.list.search')} columns={columns} />
      <RecordTable title={title} columns={columns} />
      {adding && (
        <FieldsDialog
          title={translate('kit.form.add')}
          submitLabel={translate('kit.form.add')}
          schema={schema}
          fields={fields}
          rows={asked.map((field) => field.name)}
          value={{}}
          save={async (values) => {
            await calls.create(values);
            notify.success(translate('kit.form.created'));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </ListBase>
  );
}

/** One record of such a resource: what may be changed saves itself when it is left. */
export function SchemaEdit({ name, label, schema, fields }: SchemaViewProps) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: record, error, refetch } = useGetOne<RaRecord>(name, { id });
  const save = useSave(name, translate('kit.form.updated'), translate('kit.error'));
  const title = translate(label);
  return (
    <>
      <PageHeader
        title={record ? plainText(record['name']) || plainText(record.id) : title}
        trail={[{ label: title, to: `/${name}` }]}
      />
      {error && <LoadFailure text={error.message} onRetry={() => void refetch()} />}
      {!record && !error && <Skeleton height={240} />}
      {record && (
        <div className={styles['form']}>
          {fields
            .filter(({ readOnly }) => !readOnly)
            .map((field) => (
              <AutosaveField
                key={field.name}
                schema={schema}
                field={field}
                record={record}
                save={(value) => save(record, { [field.name]: value })}
              />
            ))}
        </div>
      )}
    </>
  );
}
