import { type ComponentType, Suspense, useRef } from 'react';
import { type RaRecord, CanAccess } from 'react-admin';
import type { Resource } from '../../resources';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { useSave } from '../saving/useSave';
import { FIELD_VIEWS } from '../fields/registry';
import { AutosaveField } from './AutosaveField';
import { DeleteRecordButton, EditPage, ShowPage } from './RecordPage';
import styles from './resource.module.css';
import { useReadableTargets } from './useReadableTargets';
import { useTakenAlong } from './useTakenAlong';

export interface ResourceHistoryProps {
  resource: Resource;
  record: RaRecord;
  save: ReturnType<typeof useSave>;
}

export interface ResourceEditProps {
  resource: Resource;
  /** Shows who changed the record, below its fields. */
  History?: ComponentType<ResourceHistoryProps>;
}

const withoutId = (fields: readonly FieldDescription[]) =>
  fields.filter(({ name }) => name !== 'id');

function EditFields({ resource, record, History }: ResourceEditProps & { record: RaRecord }) {
  const translate = useTranslate();
  const save = useSave(resource.name, translate('kit.form.updated'), translate('kit.error'));
  const refused = useRef(new Map<string, unknown>());
  // A rule over several fields may refuse each alone, so a refused value is sent again with the next of its rule.
  const saveField = async (name: string, value: unknown) => {
    const joined = resource.rules.flatMap(({ fields }) => (fields.includes(name) ? fields : []));
    const again = [...refused.current].filter(([field]) => joined.includes(field));
    refused.current.set(name, value);
    await save(record, { ...Object.fromEntries(again), [name]: value });
    for (const field of [name, ...joined]) refused.current.delete(field);
  };
  return (
    <>
      <div className={styles['fields']}>
        {resource.fields
          .filter(({ readOnly }) => !readOnly)
          .map((field) => (
            <AutosaveField
              key={field.name}
              schema={resource.schema}
              field={field}
              record={record}
              save={(value) => saveField(field.name, value)}
              onUndo={() => refused.current.delete(field.name)}
            />
          ))}
      </div>
      <Suspense>{History && <History resource={resource} record={record} save={save} />}</Suspense>
    </>
  );
}

/** Returns the title of a resource if it is a reference: then the other record's name is the heading. */
const findNamingField = ({ fields, title }: Resource): FieldDescription | undefined =>
  fields.find(({ name, kind }) => name === title && kind === 'reference');

/** One record of a declared resource with an input for each field. Who may only read sees `ResourceShow`. */
export function ResourceEdit({ resource, ...rest }: ResourceEditProps) {
  const translate = useTranslate();
  const takenAlong = useTakenAlong(resource);
  return (
    <CanAccess action="edit" accessDenied={<ResourceShow resource={resource} />}>
      <EditPage
        title={translate(resource.oneKey)}
        namedBy={findNamingField(resource)}
        actions={
          <DeleteRecordButton
            success={translate('kit.form.deleted')}
            {...(takenAlong && { question: () => takenAlong })}
          />
        }
      >
        {(record) => <EditFields resource={resource} record={record} {...rest} />}
      </EditPage>
    </CanAccess>
  );
}

/** One record of a declared resource with the value of each field. */
export function ResourceShow({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const isReadable = useReadableTargets(resource.fields);
  return (
    <ShowPage title={translate(resource.oneKey)} namedBy={findNamingField(resource)}>
      {(record) => (
        <dl className={styles['facts']}>
          {withoutId(resource.fields)
            .filter(isReadable)
            .map((field) => {
              const { Column } = FIELD_VIEWS[field.kind];
              return (
                <div key={field.name}>
                  <dt>{translate(field.label)}</dt>
                  <dd>
                    <Column field={field} record={record} />
                  </dd>
                </div>
              );
            })}
        </dl>
      )}
    </ShowPage>
  );
}
