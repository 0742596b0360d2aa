import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
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

/** The buttons of a form in a dialog, or the question whether to discard unsaved input. */
export function DialogButtons({ ref, form, submitLabel, waits, onClose }: DialogButtonsProps) {
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
  if (isAsking)
    return (
      <DialogActions role="alert" className={styles['question']}>
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
    <DialogActions ref={buttons}>
      <Button variant="outlined" disabled={isSubmitting} onClick={leave}>
        {translate('kit.form.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={waits && !isValid}>
        {submitLabel}
      </Button>
    </DialogActions>
  );
}
