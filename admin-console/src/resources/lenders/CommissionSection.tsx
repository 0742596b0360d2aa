import {
  AutosaveField,
  FIELD_VIEWS,
  getErrorText,
  LoadFailure,
  getTheirValues,
  usePersistedForm,
  useReferences,
  useSchemaResolver,
} from '@marketplace/shared/admin';
import { getFieldDescription, lenderGroupSchema, lenderSchema } from '@marketplace/shared/schema';
import { removeInput } from '@marketplace/shared/session';
import { notify, useTranslate } from '@marketplace/shared/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Form, type RaRecord, useCreate } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import styles from './lenderEdit.module.css';
import { Section } from './Section';

const groupIds = getFieldDescription(lenderSchema, 'lender_group_ids');
const newGroupSchema = lenderGroupSchema.pick(['name']);
const groupName = getFieldDescription(newGroupSchema, 'name');
const NEW_GROUP = { name: '' };

interface CommissionSectionProps {
  lender: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Selects a lender's groups; a new group can be created here. */
export function CommissionSection({ lender, save }: CommissionSectionProps) {
  const translate = useTranslate();
  const { failure, refetch } = useReferences('lender-groups');
  useEffect(() => {
    if (failure) notify.error(translate('lenders.groups_failed'));
  }, [failure, translate]);
  /** Adds the lender to a group and keeps the groups that somebody else has added meanwhile. */
  const join = async (record: RaRecord, group: RaRecord['id']): Promise<void> => {
    const ids: unknown = record['lender_group_ids'];
    const known: unknown[] = Array.isArray(ids) ? Array.from<unknown>(ids) : [];
    try {
      await save(record, { lender_group_ids: [...known, group] });
    } catch (caught) {
      const theirs = getTheirValues(caught);
      if (!theirs) throw caught;
      await join({ ...record, ...theirs }, group);
    }
  };
  return (
    <Section id="commissions">
      {failure ? (
        <LoadFailure text={translate('lenders.groups_failed')} onRetry={() => void refetch()} />
      ) : (
        <AutosaveField
          schema={lenderSchema}
          field={groupIds}
          record={lender}
          save={(value) => save(lender, { lender_group_ids: value })}
        />
      )}
      <NewGroup
        form={`lenders/${lender.id}/new-group`}
        onCreated={(group) => void join(lender, group.id).catch(() => undefined)}
      />
    </Section>
  );
}

interface NewGroupProps {
  /** Name under which the dialog persists its input. */
  form: string;
  onCreated: (group: RaRecord) => void;
}

function NewGroup({ form, onCreated }: NewGroupProps) {
  const translate = useTranslate();
  const [create] = useCreate<RaRecord, Error, RaRecord>(
    'lender-groups',
    {},
    { returnPromise: true },
  );
  const [created, setCreated] = useState(0);
  const add = async (values: FieldValues) => {
    try {
      const group = await create('lender-groups', { data: values });
      notify.success(translate('lenders.group_created'));
      removeInput(form);
      setCreated(created + 1);
      if (group) onCreated(group);
      return undefined;
    } catch (error) {
      return { name: getErrorText(error, translate) };
    }
  };
  return (
    <Form
      key={created}
      className={styles['group']}
      record={NEW_GROUP}
      resolver={useSchemaResolver(newGroupSchema)}
      noValidate
      disableInvalidFormNotification
      onSubmit={add}
    >
      <FIELD_VIEWS.text.Input field={groupName} label={translate('lenders.group_name')} />
      <NewGroupButton form={form} />
    </Form>
  );
}

function NewGroupButton({ form }: { form: string }) {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  usePersistedForm(form);
  return (
    <Button
      type="submit"
      variant="outlined"
      size="large"
      loading={isSubmitting}
      disabled={!isDirty}
    >
      {translate('kit.references.create')}
    </Button>
  );
}
