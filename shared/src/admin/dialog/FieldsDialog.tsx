import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AnySchema } from 'yup';
import type { FieldDescription } from '../../schema';
import { ErrorIcon, useTranslate } from '../../ui';
import { failureText } from '../cell/failureText';
import { apiErrorOf } from '../data/httpError';
import { FIELD_VIEWS } from '../fields/registry';
import styles from './dialog.module.css';
import { FormDialog } from './FormDialog';
import { useDrafts } from './useDrafts';

type Values = Readonly<Record<string, unknown>>;

export interface FieldsDialogProps {
  title: string;
  /** The rules of everything that is sent, and its fields. */
  schema: AnySchema;
  fields: readonly FieldDescription[];
  /** Names of the fields that are asked for; those of one row together. */
  rows: readonly (string | readonly string[])[];
  value: Values;
  submitLabel?: string;
  /** Below the fields, such as a caption. */
  below?: ReactNode;
  save: (values: Values) => Promise<void>;
  onClose: () => void;
}

/**
 * A dialog of several fields from the schema. Its button waits until everything is right; what could
 * not be saved stays, with what the server said at its field.
 */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, schema, fields, rows: shown, value, submitLabel, below, save, onClose } = props;
  const translate = useTranslate();
  const { drafts, values, set, touch, error } = useDrafts(schema, fields, value);
  const [failure, setFailure] = useState<{ text: string; fields: Record<string, string> }>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (!values) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await save(values);
      onClose();
    } catch (caught) {
      const text = failureText(caught, translate);
      setFailure({ text, fields: { ...apiErrorOf(caught)?.fields } });
      setBusy(false);
    }
  };
  const input = (name: string, first: boolean) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return null;
    const { Input } = FIELD_VIEWS[field.kind];
    return (
      <Input
        key={name}
        field={field}
        value={drafts[name]}
        error={failure?.fields[name] ?? error(name)}
        autoFocus={first}
        onBlur={() => touch(name)}
        onChange={(next) => {
          set(name, next);
          setFailure(undefined);
        }}
      />
    );
  };
  const isShown = (name: string) => shown.flat().includes(name);
  const elsewhere = Object.entries(failure?.fields ?? {}).filter(([name]) => !isShown(name));
  const hasFields = failure && Object.keys(failure.fields).length > 0;
  const general = hasFields ? elsewhere.map(([, text]) => text).join(' ') : failure?.text;
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      disabled={!values}
      className={styles['fields']}
      onSubmit={submit}
      onClose={onClose}
    >
      {shown.map((row, index) =>
        typeof row === 'string' ? (
          input(row, index === 0)
        ) : (
          <div key={row.join()} className={styles['pair']}>
            {row.map((name, column) => input(name, index === 0 && column === 0))}
          </div>
        ),
      )}
      {below}
      {general && (
        <p role="alert" className={styles['failure']}>
          <ErrorIcon />
          {general}
        </p>
      )}
    </FormDialog>
  );
}
