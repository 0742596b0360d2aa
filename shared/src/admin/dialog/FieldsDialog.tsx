import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AnySchema } from 'yup';
import type { FieldDescription } from '../../schema';
import { ErrorIcon, useTranslate } from '../../ui';
import { removeInput } from '../../session';
import { ConflictChoice } from '../conflict/ConflictChoice';
import { theirsIn } from '../conflict/conflict';
import { sameValue } from '../data/changedFields';
import { getErrorText } from '../cell/errorText';
import { toApiError } from '../data/httpError';
import { FIELD_VIEWS } from '../fields/registry';
import styles from './dialog.module.css';
import { FormDialog } from './FormDialog';
import { useDrafts } from './useDrafts';

type Values = Readonly<Record<string, unknown>>;

export interface FieldsDialogProps {
  title: string;
  /** The name under which what is typed is kept until it is saved. */
  form: string;
  /** The rules of everything that is sent, and its fields. */
  schema: AnySchema;
  fields: readonly FieldDescription[];
  /** Names of the fields that are asked for; those of one row together. */
  rows: readonly (string | readonly string[])[];
  value: Values;
  submitLabel?: string;
  /** Below the fields, such as a caption. */
  below?: ReactNode;
  /** `theirs` is what others have saved since `value` was read, where the person has decided about it. */
  save: (values: Values, theirs: Values) => Promise<void>;
  onClose: () => void;
}

interface Conflict {
  field: FieldDescription;
  theirs: unknown;
  mine: unknown;
}

/** The fields in which others have saved another value than the one that is typed. */
const conflictsOf = (
  fields: readonly FieldDescription[],
  values: Values,
  theirs: Values = {},
): Conflict[] =>
  fields
    .filter(({ name }) => name in theirs && !sameValue(theirs[name], values[name]))
    .map((field) => ({ field, theirs: theirs[field.name], mine: values[field.name] }));

/**
 * A dialog of several fields from the schema. Its button waits until everything is right; what could
 * not be saved stays, with what the server said at its field; where somebody else has saved other values
 * meanwhile, both are shown and the person chooses.
 */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, schema, fields, rows: shown, value, submitLabel, below, save, onClose } = props;
  const translate = useTranslate();
  const { form } = props;
  const { drafts, values, set, take, touch, error, unsaved } = useDrafts(
    form,
    schema,
    fields,
    value,
  );
  const [theirs, setTheirs] = useState<Values>({});
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [failure, setFailure] = useState<{ text: string; fields: Record<string, string> }>();
  const [busy, setBusy] = useState(false);
  const close = () => {
    removeInput(form);
    onClose();
  };
  const submit = async () => {
    if (!values) return;
    setBusy(true);
    setFailure(undefined);
    setConflicts([]);
    try {
      await save(values, theirs);
      close();
    } catch (caught) {
      const current = theirsIn(caught);
      const both = conflictsOf(fields, values, current);
      if (current) setTheirs({ ...theirs, ...current });
      setBusy(false);
      if (both.length > 0) {
        setConflicts(both);
        return;
      }
      const text = getErrorText(caught, translate);
      setFailure({ text, fields: { ...toApiError(caught)?.fields } });
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
      unsaved={unsaved}
      onSubmit={submit}
      onClose={close}
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
      {conflicts.length > 0 && (
        <ConflictChoice
          named
          conflicts={conflicts}
          onMine={() => void submit()}
          onTheirs={() => {
            take(theirs);
            setConflicts([]);
          }}
        />
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
