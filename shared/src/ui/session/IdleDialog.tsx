import { useEffect, useState } from 'react';
import type { Area } from '../../resources/area';
import { getSecondsLeft, isAnnouncedSecond } from '../../session/idle';
import { Button } from '../Button';
import { Dialog } from '../dialogs/Dialog';
import styles from './idleDialog.module.css';
import { useTranslate } from '../text/translate';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface IdleDialogProps {
  open: boolean;
  area: Area;
  remainingMs: () => number;
  onStay: () => void;
  onLeave: () => void;
}

function useSeconds(open: boolean, remainingMs: () => number): number {
  const [seconds, setSeconds] = useState(() => getSecondsLeft(remainingMs()));
  useEffect(() => {
    if (!open) return undefined;
    const read = () => setSeconds(getSecondsLeft(remainingMs()));
    read();
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  }, [open, remainingMs]);
  return seconds;
}

/** The countdown before an idle session ends. */
export function IdleDialog({ open, area, remainingMs, onStay, onLeave }: IdleDialogProps) {
  const translate = useTranslate();
  const seconds = useSeconds(open, remainingMs);
  const left = (count: number) => translate('ui.idle.seconds', { count });
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
      <p>{translate('ui.idle.text')}</p>
      <p className={styles['count']} aria-hidden="true">
        {left(seconds)}
      </p>
      {area === 'consumer' && <p>{translate('ui.idle.drafts')}</p>}
      <VisuallyHidden role="status">{left(isAnnouncedSecond(seconds))}</VisuallyHidden>
    </Dialog>
  );
}
