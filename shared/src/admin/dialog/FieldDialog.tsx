import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { failureText } from '../cell/failureText';
import { sameValue } from '../data/changedFields';
import { draftOf, type EntitySchema, parseDraft } from '../fields/draft';
import type { InputProps } from '../fields/fieldProps';
import { FormDialog } from './FormDialog';

export interface FieldDialogProps {
  title: string;
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

/** The edit dialog of one field; what could not be saved stays in it, with the reason. */
export function FieldDialog(props: FieldDialogProps) {
  const { title, field, schema, Input, value, mayBeEmpty = false, save, onClose } = props;
  const translate = useTranslate();
  const isText = !Array.isArray(value) && typeof value !== 'number';
  const [draft, setDraft] = useState<unknown>(() => (isText ? draftOf(field, value) : value));
  const [failure, setFailure] = useState<string>();
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const parsed = parseDraft(schema, field, draft);
  const missing = !mayBeEmpty && isMissing(draft);
  const wrong = parsed.ok ? undefined : translate(parsed.message.key, parsed.message.params);
  const submit = async () => {
    setTouched(true);
    if (!parsed.ok || missing) return;
    if (sameValue(parsed.value, value)) {
      onClose();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await save(parsed.value);
      onClose();
    } catch (error) {
      setFailure(failureText(error, translate, field.name));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      submitLabel={props.submitLabel}
      busy={busy}
      disabled={missing || !parsed.ok}
      onSubmit={submit}
      onClose={onClose}
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
          setFailure(undefined);
        }}
      />
      {props.children}
    </FormDialog>
  );
}
