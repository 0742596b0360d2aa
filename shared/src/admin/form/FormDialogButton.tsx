import { Button, type ButtonProps, VisuallyHidden } from '../../ui';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { usePersistedOpen } from './usePersistedOpen';

export interface FormDialogButtonProps extends Omit<FormDialogProps, 'title' | 'onClose'> {
  label: string;
  /** The subject of the button for screen readers, if several buttons have the same label. */
  of?: string;
  /** Title of the dialog; `label` by default. */
  title?: string;
  /** The button's look; small by default. A disabled button shows no dialog. */
  button?: ButtonProps;
}

/** A button that opens a form in a dialog, which opens again after a reload or a sign-in if it has input. */
export function FormDialogButton(props: FormDialogButtonProps) {
  const { label, of, title = label, button, ...dialog } = props;
  const { form } = dialog;
  const [open, setOpen] = usePersistedOpen(form);
  return (
    <>
      <Button size="small" {...button} onClick={() => setOpen(true)}>
        {label}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      {open && !button?.disabled && (
        <FormDialog key={form} {...dialog} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
