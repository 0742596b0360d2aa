import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { createContext, type ReactNode, useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { AnySchema } from 'yup';
import { describeFields, type FieldDescription } from '../../schema';
import { removeInput } from '../../session';
import { useTranslate, WholeWords } from '../../ui';
import { getErrorText } from '../feedback/failure/errorText';
import { Failure } from '../feedback/failure/LoadFailure';
import { LoadState, type LoadStateProps } from '../feedback/failure/LoadState';
import { type NamedConflict, findFieldConflicts, getTheirValues } from './conflict/conflict';
import { toApiError } from '../data/httpError';
import { DialogButtons, type Leave } from './DialogButtons';
import { DialogConflict } from './DialogConflict';
import styles from './formDialog.module.css';
import { useSchemaResolver } from './useSchemaResolver';

export type FormValues = Readonly<Record<string, unknown>>;

export interface FormDialogProps {
  title: string;
  /** Name under which the browser keeps the input until it is saved. */
  form: string;
  schema: AnySchema & Parameters<typeof describeFields>[0];
  /** The schema's fields, if the resource labels them itself. */
  fields?: readonly FieldDescription[];
  /** Initial values; empty by default. */
  record?: FormValues | undefined;
  /** Replaces the form until its record has loaded. */
  loading?: LoadStateProps | undefined;
  /** 'Save' by default. */
  submitLabel?: string | undefined;
  /** What happens if the person closes the dialog without saving, such as taking back what it tells of. */
  cancel?: { label: string; run: () => Promise<void> };
  /** Disables the button until all values are valid; with `false` it shows the errors when pressed. */
  waits?: boolean;
  /** Inputs of the schema's fields, and further content. */
  children: ReactNode;
  /** `theirs` has the values that others have saved and that the person has already seen as a conflict. */
  save: (values: FormValues, theirs: FormValues) => Promise<void>;
  onClose: () => void;
}

export const FormFieldsContext = createContext<readonly FieldDescription[]>([]);

const getEmptyValue = ({ kind, nullable }: FieldDescription): unknown => {
  if (nullable) return null;
  if (kind === 'flag') return 0;
  return kind === 'bullets' || kind === 'references' ? [] : '';
};

const NO_VALUES: FormValues = {};
const KEEP_TYPED = { keepDirtyValues: true };

/** Says why saving failed: `text`, or the server's errors of fields that the form does not show. */
function FormFailure({ text }: { text: string | undefined }) {
  const { errors } = useFormState();
  const hidden = Object.values(errors).flatMap((error) => {
    const isHidden = error?.type === 'server' && !('ref' in error && error.ref);
    return isHidden && typeof error.message === 'string' ? [error.message] : [];
  });
  return <Failure text={[text ?? '', ...hidden].join(' ').trim()} />;
}

interface DialogHeaderProps {
  /** Id of the title, for the dialog's `aria-labelledby`. */
  id: string;
  title: string;
  onClose: () => void;
}

/** The title of a dialog beside a button that closes it. */
export function DialogHeader({ id, title, onClose }: DialogHeaderProps) {
  const translate = useTranslate();
  return (
    <DialogTitle>
      <span id={id}>
        <WholeWords text={title} />
      </span>
      <IconButton aria-label={translate('ui.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </DialogTitle>
  );
}

/**
 * A form of a schema's fields in a dialog. Enter and the button submit it. If saving fails, the input stays, with
 * the server's messages at its fields. If others have saved other values meanwhile, the dialog shows both and the
 * person chooses.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, schema, record = NO_VALUES, loading, cancel, save, onClose } = props;
  const { fields = describeFields(schema) } = props;
  const translate = useTranslate();
  const resolver = useSchemaResolver(schema);
  const id = useId();
  const leave = useRef<Leave>(null);
  const dismiss = () => (leave.current ?? (cancel ? () => void runCancel() : onClose))();
  const [theirs, setTheirs] = useState<FormValues>(NO_VALUES);
  const [conflicts, setConflicts] = useState<readonly NamedConflict[]>([]);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    removeInput(form);
    onClose();
  };
  const runCancel = async () => {
    try {
      await cancel?.run();
      close();
    } catch (error) {
      setFailure(getErrorText(error, translate));
    }
  };
  const submit = async (values: FieldValues) => {
    setFailure(undefined);
    setConflicts([]);
    try {
      await save(values, theirs);
    } catch (error) {
      setTheirs({ ...theirs, ...getTheirValues(error) });
      const both = findFieldConflicts(error, fields, values);
      setConflicts(both);
      if (both.length > 0) return undefined;
      const fieldErrors = toApiError(error)?.fields ?? {};
      if (Object.keys(fieldErrors).length > 0) return { ...fieldErrors };
      setFailure(getErrorText(error, translate));
      return undefined;
    }
    close();
    return undefined;
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') dismiss();
      }}
    >
      <DialogHeader id={id} title={title} onClose={dismiss} />
      {loading ? (
        <DialogContent>
          <LoadState {...loading} />
        </DialogContent>
      ) : (
        <Form
          record={Object.fromEntries(
            fields.map((field) => [field.name, record[field.name] ?? getEmptyValue(field)]),
          )}
          resolver={resolver}
          mode="onTouched"
          resetOptions={KEEP_TYPED}
          noValidate
          disableInvalidFormNotification
          onSubmit={submit}
        >
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <FormFieldsContext value={fields}>{props.children}</FormFieldsContext>
            <DialogConflict
              conflicts={conflicts}
              named={fields.length > 1}
              theirs={theirs}
              onTheirs={() => setConflicts([])}
            />
            <FormFailure text={failure} />
          </DialogContent>
          <DialogButtons
            ref={leave}
            form={form}
            submitLabel={props.submitLabel ?? translate('kit.form.save')}
            waits={props.waits ?? true}
            fields={fields}
            resolver={resolver}
            cancelLabel={cancel?.label ?? translate('kit.form.cancel')}
            onClose={() => void runCancel()}
          />
        </Form>
      )}
    </Dialog>
  );
}

/** Shows two inputs that belong together side by side, such as the bounds of a range. */
export function InputPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>;
}
