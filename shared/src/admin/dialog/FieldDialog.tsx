import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { readInput, removeInput, saveInput } from '../../session';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { getErrorText } from '../cell/errorText';
import { type FieldConflict, conflictIn } from '../conflict/conflict';
import { ConflictChoice } from '../conflict/ConflictChoice';
import { sameValue } from '../data/changedFields';
import { toInputText, type EntitySchema, parseInputText } from '../fields/inputText';
import type { InputProps } from '../fields/fieldProps';
import { FormDialog } from './FormDialog';

export interface FieldDialogProps {
  title: string;
  /** The name under which what is typed is kept until it is saved. */
  form: string;
  field: FieldDescription;
  schema: EntitySchema;
  Input: ComponentType<InputProps>;
  value: unknown;
  /** An empty value may be saved; without it the button waits for one. */
  mayBeEmpty?: boolean;
  hint?: string | undefined;
  /** 'Save' unless given. */
  submitLabel?: string;
  children?: ReactNode;
  save: (value: unknown) => Promise<void>;
  onClose: () => void;
}

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * The edit dialog of one field; what could not be saved stays in it, with the reason, and what somebody
 * else has saved meanwhile.
 */
export function FieldDialog(props: FieldDialogProps) {
  const { title, form, field, schema, Input, value, mayBeEmpty = false, save, onClose } = props;
  const translate = useTranslate();
  const isText = !Array.isArray(value) && typeof value !== 'number';
  const initial: unknown = isText ? toInputText(field, value) : value;
  const [draft, setDraft] = useState<unknown>(() => readInput(form)?.[field.name] ?? initial);
  const [conflict, setConflict] = useState<FieldConflict>();
  const [failure, setFailure] = useState<string>();
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const parsed = parseInputText(schema, field, draft);
  const missing = !mayBeEmpty && isMissing(draft);
  const wrong = parsed.ok ? undefined : translate(parsed.message.key, parsed.message.params);
  const close = () => {
    removeInput(form);
    onClose();
  };
  const submit = async () => {
    setTouched(true);
    if (!parsed.ok || missing) return;
    if (sameValue(parsed.value, value)) {
      close();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    setConflict(undefined);
    try {
      await save(parsed.value);
      close();
    } catch (error) {
      const both = conflictIn(error, field.name, parsed.value);
      setConflict(both);
      if (!both) setFailure(getErrorText(error, translate, field.name));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      submitLabel={props.submitLabel}
      busy={busy}
      disabled={missing || !parsed.ok}
      unsaved={!sameValue(draft, initial)}
      onSubmit={submit}
      onClose={close}
    >
      <Input
        field={field}
        value={draft}
        hint={props.hint}
        error={failure ?? (touched && !missing ? wrong : undefined)}
        autoFocus
        onBlur={() => setTouched(true)}
        onChange={(next) => {
          setDraft(next);
          saveInput(form, { [field.name]: next });
          setFailure(undefined);
        }}
      />
      {conflict && (
        <ConflictChoice
          conflicts={[{ ...conflict, field }]}
          onMine={() => void submit()}
          onTheirs={close}
        />
      )}
      {props.children}
    </FormDialog>
  );
}
