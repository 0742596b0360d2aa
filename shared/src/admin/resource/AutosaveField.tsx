import Button from '@mui/material/Button';
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Form, type Identifier, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Note } from '../layout/text';
import { useTranslate } from '../../ui';
import { useWaitingChange } from '../approvals/WaitingChanges';
import { WaitingNote } from '../approvals/WaitingNote';
import { CellStatus } from '../fields/cell/CellStatus';
import { ConflictChoice } from '../form/conflict/ConflictChoice';
import type { InputProps } from '../fields/fieldProps';
import { type EntitySchema, getFieldSchema } from '../fields/inputText';
import { FIELD_VIEWS } from '../fields/registry';
import styles from './autosave.module.css';
import { useAutosave } from './useAutosave';
import { useFieldForm } from '../form/useFieldForm';
import { useSchemaResolver } from '../form/useSchemaResolver';

/** A click completes a field of these kinds, so it saves at once; all others save on blur. */
const AT_ONCE = new Set(['flag', 'choice', 'reference', 'references', 'image']);

const KEEP_TYPED = { keepDirtyValues: true };

export interface AutosaveFieldProps extends Pick<InputProps, 'field' | 'label' | 'hint'> {
  schema: EntitySchema;
  record: RaRecord;
  save: (value: unknown) => Promise<void>;
  /** Runs when a person takes back what was typed. */
  onUndo?: () => void;
}

/** An input on a page without a save button: a form of one field that saves on blur. */
export function AutosaveField({ schema, record, ...props }: AutosaveFieldProps) {
  const { name } = props.field;
  const form = useFieldForm(record, name);
  const stored: unknown = record[name];
  const rule = useMemo(() => getFieldSchema(schema, name), [schema, name]);
  return (
    <Form
      key={form}
      record={{ [name]: stored }}
      resolver={useSchemaResolver(rule)}
      resetOptions={KEEP_TYPED}
      shouldFocusError={false}
      noValidate
      disableInvalidFormNotification
    >
      <AutosaveInput
        {...props}
        form={form}
        stored={stored}
        id={record.id}
        note={<WaitingNote field={props.field} id={record.id} />}
      />
    </Form>
  );
}

interface AutosaveInputProps extends Omit<AutosaveFieldProps, 'schema' | 'record'> {
  form: string;
  stored: unknown;
  id: Identifier;
  note: ReactNode;
}

function AutosaveInput({
  form,
  stored,
  id,
  field,
  save,
  label,
  hint,
  note,
  onUndo,
}: AutosaveInputProps) {
  const translate = useTranslate();
  const { Input } = FIELD_VIEWS[field.kind];
  const { phase, conflict, change, leave, submit, undo } = useAutosave({
    name: field.name,
    form,
    stored,
    save,
  });
  const { isDirty } = useFormState();
  const waitingId = useWaitingChange(field, id)?.id;
  const shown = useRef(waitingId);
  // While a change waits for a second admin, the field shows the value in force.
  useEffect(() => {
    if (shown.current === waitingId || phase === 'saving' || isDirty) return;
    shown.current = waitingId;
    if (waitingId) undo(stored);
  });
  const leaveField = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };
  return (
    <div
      className={styles['field']}
      aria-busy={phase === 'saving' || undefined}
      onBlur={leaveField}
    >
      <Input
        field={field}
        label={label}
        hint={hint}
        onChange={() => {
          change();
          if (AT_ONCE.has(field.kind)) submit();
        }}
      />
      <span className={styles['status']}>
        <CellStatus phase={phase === 'restored' ? 'idle' : phase} />
      </span>
      {note}
      {conflict && (
        <ConflictChoice
          id={id}
          conflicts={[{ ...conflict, field }]}
          onMine={submit}
          onTheirs={() => undo(conflict.theirs)}
        />
      )}
      {phase === 'restored' && <Note sx={{ mt: 0.75 }}>{translate('kit.input.restored')}</Note>}
      {(phase === 'failed' || phase === 'restored') && !conflict && (
        <span className={styles['restoredActions']}>
          <Button size="small" variant="outlined" onClick={submit}>
            {translate(phase === 'restored' ? 'kit.form.save' : 'kit.cell.retry')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              undo();
              onUndo?.();
            }}
          >
            {translate(phase === 'restored' ? 'kit.input.discard' : 'kit.cell.undo')}
          </Button>
        </span>
      )}
    </div>
  );
}
