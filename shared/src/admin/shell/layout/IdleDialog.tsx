import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { IdleCountdown, type IdleDialogProps, useTranslate } from '../../../ui';

/** A console's warning before an idle session ends. Nothing but its buttons closes it. */
export function IdleDialog({ open, remainingMs, onStay, onLeave }: IdleDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('ui.idle.title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <IdleCountdown remainingMs={remainingMs} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onLeave}>
          {translate('ui.idle.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('ui.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
