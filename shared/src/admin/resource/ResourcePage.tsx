import { type RaRecord, useCanAccess, useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { Resource } from '../../resources';
import { Button, NotFoundPage, Skeleton, useTranslate } from '../../ui';
import { toApiError } from '../data/httpError';
import { useConfirmedDelete } from '../data/useConfirmedDelete';
import { useSave } from '../data/useSave';
import { plainText } from '../fields/plainText';
import { FIELD_VIEWS } from '../fields/registry';
import { AutosaveField } from '../form/AutosaveField';
import { LoadFailure } from '../shell/LoadFailure';
import { PageHeader } from '../shell/PageHeader';
import styles from './resource.module.css';

/** One record of a declared resource: edited by whoever may write, only shown to others. */
export function ResourcePage({ resource }: { resource: Resource }) {
  const { name, schema, fields, title: titleField } = resource;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: record, error, refetch } = useGetOne<RaRecord>(name, { id });
  const { canAccess: canWrite, isPending } = useCanAccess({ resource: name, action: 'edit' });
  const save = useSave(name, translate('kit.form.updated'), translate('kit.error'));
  const remove = useConfirmedDelete(name, { success: translate('kit.form.deleted') });
  const failure = record ? undefined : toApiError(error);
  if (failure?.status === 404) return <NotFoundPage inside home={`/admin/${name}`} />;
  const deleteRecord = async (found: RaRecord) => {
    if (await remove(found)) await navigate(`/${name}`);
  };
  const own = fields.filter((field) => field.name !== 'id');
  return (
    <>
      <PageHeader
        title={record ? plainText(record[titleField]) : translate(resource.oneKey)}
        trail={[{ label: translate(resource.nameKey), to: `/${name}` }]}
        actions={
          record &&
          canWrite && (
            <Button variant="secondary" onClick={() => void deleteRecord(record)}>
              {translate('kit.form.delete')}
            </Button>
          )
        }
      />
      {failure && <LoadFailure text={failure.message} onRetry={() => void refetch()} />}
      {((!record && !failure) || isPending) && <Skeleton height={240} />}
      {record && !isPending && canWrite && (
        <div className={styles['fields']}>
          {own.map((field) => (
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
      {record && !isPending && !canWrite && (
        <dl className={styles['facts']}>
          {own.map((field) => {
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
    </>
  );
}
