import Button from '@mui/material/Button';
import { type FocusEvent, useMemo } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useTranslate } from '../../ui';
import { CellStatus } from '../cell/CellStatus';
import { ConflictChoice } from '../conflict/ConflictChoice';
import type { InputProps } from '../fields/fieldProps';
import { type EntitySchema, fieldSchema } from '../fields/inputText';
import { FIELD_VIEWS } from '../fields/registry';
import styles from './autosave.module.css';
import { useAutosave } from './useAutosave';
import { useFieldForm } from './useFieldForm';
import { useSchemaResolver } from './useSchemaResolver';

/** Kinds that one click completes; the field saves them at once, all others on blur. */
const AT_ONCE = new Set(['flag', 'choice', 'reference', 'references', 'image']);

const KEEP_TYPED = { keepDirtyValues: true };

export interface AutosaveFieldProps extends Pick<InputProps, 'field' | 'label' | 'hint'> {
  schema: EntitySchema;
  record: RaRecord;
  save: (value: unknown) => Promise<void>;
}

/** An input on a page without a save button: a form of one field that saves itself on blur. */
export function AutosaveField({ schema, record, ...props }: AutosaveFieldProps) {
  const { name } = props.field;
  const form = useFieldForm(record, name);
  const stored: unknown = record[name];
  const rule = useMemo(() => fieldSchema(schema, name), [schema, name]);
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
      <AutosaveInput {...props} form={form} />
    </Form>
  );
}

interface AutosaveInputProps extends Omit<AutosaveFieldProps, 'schema' | 'record'> {
  form: string;
}

function AutosaveInput({ form, field, save, label, hint }: AutosaveInputProps) {
  const translate = useTranslate();
  const { Input } = FIELD_VIEWS[field.kind];
  const { phase, conflict, change, leave, submit, undo } = useAutosave({
    name: field.name,
    form,
    save,
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
      {conflict && (
        <ConflictChoice
          conflicts={[{ ...conflict, field }]}
          onMine={submit}
          onTheirs={() => undo(conflict.theirs)}
        />
      )}
      {phase === 'restored' && (
        <p className={styles['restored']}>{translate('kit.input.restored')}</p>
      )}
      {(phase === 'failed' || phase === 'restored') && !conflict && (
        <span className={styles['again']}>
          <Button size="small" variant="outlined" onClick={submit}>
            {translate(phase === 'restored' ? 'kit.form.save' : 'kit.cell.retry')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => undo()}>
            {translate(phase === 'restored' ? 'kit.input.discard' : 'kit.cell.undo')}
          </Button>
        </span>
      )}
    </div>
  );
}
