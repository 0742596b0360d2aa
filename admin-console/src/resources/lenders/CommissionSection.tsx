import {
  AutosaveField,
  getErrorText,
  isText,
  LoadFailure,
  parseInputText,
  theirsIn,
  usePersistedInput,
  useReferences,
} from '@marketplace/shared/admin';
import { getFieldDescription, lenderGroupSchema, lenderSchema } from '@marketplace/shared/schema';
import { removeInput } from '@marketplace/shared/session';
import { Button, notify, TextField, useTranslate } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import { type RaRecord, useCreate } from 'react-admin';
import styles from './lenderEdit.module.css';
import { Section } from './Section';

const groupIds = getFieldDescription(lenderSchema, 'lender_group_ids');
const groupName = getFieldDescription(lenderGroupSchema, 'name');

interface CommissionSectionProps {
  lender: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** The groups that a lender belongs to, with a new one made on the way. */
export function CommissionSection({ lender, save }: CommissionSectionProps) {
  const translate = useTranslate();
  const [create] = useCreate<RaRecord, Error, RaRecord>(
    'lender-groups',
    {},
    { returnPromise: true },
  );
  const { failure, refetch } = useReferences('lender-groups');
  const form = `lenders/${lender.id}/new-group`;
  const [name, setName] = usePersistedInput(form, 'name', '', isText);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (failure) notify.error(translate('lenders.groups_failed'));
  }, [failure, translate]);
  /** Adds the lender to a group; to those that somebody else has put it in meanwhile as well. */
  const join = async (record: RaRecord, group: RaRecord['id']): Promise<void> => {
    const ids: unknown = record['lender_group_ids'];
    const known: unknown[] = Array.isArray(ids) ? Array.from<unknown>(ids) : [];
    try {
      await save(record, { lender_group_ids: [...known, group] });
    } catch (caught) {
      const theirs = theirsIn(caught);
      if (!theirs) throw caught;
      await join({ ...record, ...theirs }, group);
    }
  };
  const add = async () => {
    const parsed = parseInputText(lenderGroupSchema, groupName, name.trim());
    if (!parsed.ok) {
      setError(translate(parsed.message.key, parsed.message.params));
      return;
    }
    setBusy(true);
    try {
      const group = await create('lender-groups', { data: { name: parsed.value } });
      notify.success(translate('lenders.group_created'));
      setName('');
      removeInput(form);
      setError(undefined);
      if (group) await join(lender, group.id);
    } catch (caught) {
      setError(getErrorText(caught, translate));
    } finally {
      setBusy(false);
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
      <form
        className={styles['group']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={translate('lenders.group_name')}
          value={name}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="secondary" busy={busy} disabled={name.trim() === ''}>
          {translate('kit.references.create')}
        </Button>
      </form>
    </Section>
  );
}
