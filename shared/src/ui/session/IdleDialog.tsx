import { useEffect, useState } from 'react';
import { getSecondsLeft, isAnnouncedSecond } from '../../session/idle';
import { Button } from '../Button';
import { Dialog } from '../dialogs/Dialog';
import styles from './idleDialog.module.css';
import { useTranslate } from '../text/translate';
import { VisuallyHidden } from '../text/VisuallyHidden';

/** What an app's warning before an idle session ends is given. */
export interface IdleDialogProps {
  open: boolean;
  remainingMs: () => number;
  onStay: () => void;
  onLeave: () => void;
}

/** The seconds until an idle session ends, which screen readers hear now and then. */
export function IdleCountdown({ remainingMs }: Pick<IdleDialogProps, 'remainingMs'>) {
  const translate = useTranslate();
  const [seconds, setSeconds] = useState(() => getSecondsLeft(remainingMs()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(getSecondsLeft(remainingMs())), 250);
    return () => clearInterval(timer);
  }, [remainingMs]);
  const formatSeconds = (count: number) => translate('ui.idle.seconds', { count });
  return (
    <>
      <p>{translate('ui.idle.text')}</p>
      <p className={styles['count']} aria-hidden="true">
        {formatSeconds(seconds)}
      </p>
      <VisuallyHidden role="status">{formatSeconds(isAnnouncedSecond(seconds))}</VisuallyHidden>
    </>
  );
}

/** The borrower's warning before an idle session ends. */
export function IdleDialog({ open, remainingMs, onStay, onLeave }: IdleDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={translate('ui.idle.title')}
      actions={
        <>
          <Button data-autofocus onClick={onStay}>
            {translate('ui.idle.stay')}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {translate('ui.idle.leave')}
          </Button>
        </>
      }
    >
      <IdleCountdown remainingMs={remainingMs} />
      <p>{translate('ui.idle.drafts')}</p>
    </Dialog>
  );
}
