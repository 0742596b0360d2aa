import { ManageViews } from './ManageViews';
import { SaveView } from './SaveView';

export interface ViewDialogsProps {
  /** Name under which the browser keeps what is typed for a new view. */
  form: string;
  open: 'save' | 'manage';
  onClose: () => void;
}

/** The dialogs of the saved views, which load when one of them opens. */
export function ViewDialogs({ form, open, onClose }: ViewDialogsProps) {
  return open === 'save' ? (
    <SaveView form={form} onClose={onClose} />
  ) : (
    <ManageViews onClose={onClose} />
  );
}
