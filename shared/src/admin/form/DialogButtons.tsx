import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { type Resolver, useFormState, useWatch } from 'react-hook-form';
import { Note } from '../layout/text';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import styles from './formDialog.module.css';
import { usePersistedForm } from './usePersistedForm';

/** Closes the dialog; asks first if it has unsaved input. */
export type Leave = () => void;

interface DialogButtonsProps {
  ref: Ref<Leave>;
  form: string;
  submitLabel: string;
  waits: boolean;
  fields: readonly FieldDescription[];
  resolver: Resolver;
  cancelLabel: string;
  onClose: () => void;
}

/**
 * Focuses the first field with an error after each attempt to save, else the message of the failure. The form's
 * own `shouldFocusError` covers only errors of the schema. While the server answers, the pressed button is
 * disabled and loses the focus.
 */
function useFocusOnError() {
  const { submitCount } = useFormState();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const form = buttons.current?.closest('form');
    const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [submitCount]);
  return buttons;
}

/** Returns the labels of the fields for which the form cannot be saved. */
function useMissing({ fields, resolver }: Pick<DialogButtonsProps, 'fields' | 'resolver'>) {
  const translate = useTranslate();
  const values = useWatch();
  const { isValid } = useFormState();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isValid) return undefined;
    let isCurrent = true;
    const note = async () => {
      const options = { fields: {}, shouldUseNativeValidation: false };
      const { errors } = await resolver(values, undefined, options);
      if (isCurrent) setNames(Object.keys(errors));
    };
    void note();
    return () => {
      isCurrent = false;
    };
  }, [isValid, resolver, values]);
  if (isValid) return '';
  return fields
    .flatMap(({ name, label }) => (names.includes(name) ? translate(label) : []))
    .join(', ');
}

/** The buttons of a form in a dialog, or the question whether to discard unsaved input. */
export function DialogButtons(props: DialogButtonsProps) {
  const { ref, form, submitLabel, waits, cancelLabel, onClose } = props;
  const hintId = useId();
  const missing = useMissing(props);
  const translate = useTranslate();
  const { isDirty, isValid, isSubmitting } = useFormState();
  const [isAsking, setAsking] = useState(false);
  const buttons = useFocusOnError();
  usePersistedForm(form);
  const leave = () => {
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  useImperativeHandle(ref, () => leave);
  // Without a key of its own React would turn "Keep editing" into the submit button during its click.
  if (isAsking)
    return (
      <DialogActions key="question" role="alert" className={styles['question']}>
        <p>{translate('kit.input.unsaved')}</p>
        <Button variant="outlined" onClick={onClose}>
          {translate('kit.input.discard')}
        </Button>
        <Button autoFocus variant="contained" onClick={() => setAsking(false)}>
          {translate('kit.input.keep_editing')}
        </Button>
      </DialogActions>
    );
  return (
    <DialogActions key="buttons" ref={buttons} sx={{ flexWrap: 'wrap' }}>
      {waits && missing && (
        <Note id={hintId} sx={{ flex: '1 1 100%' }}>
          {translate('kit.form.missing', { fields: missing })}
        </Note>
      )}
      <Button variant="outlined" disabled={isSubmitting} onClick={leave}>
        {cancelLabel}
      </Button>
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        disabled={waits && !isValid}
        aria-describedby={missing ? hintId : undefined}
      >
        {submitLabel}
      </Button>
    </DialogActions>
  );
}
