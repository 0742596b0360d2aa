import { SnackbarProvider, useSnackbar } from 'notistack';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard';
import styles from './toast.module.css';
import { type Toast, maxToasts, nextStep, onToasts, takeToasts, waitingToasts } from './toastQueue';
import { useMediaQuery } from './useMediaQuery';

/** Puts the toasts above whatever modal dialog is open: the last into the top layer is the highest. */
function raise(layer: HTMLElement) {
  if (layer.matches(':popover-open')) {
    if (!document.querySelector('dialog:modal')) return;
    layer.hidePopover();
  }
  layer.showPopover();
}

function Feeder({ layer }: { layer: HTMLElement }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const waiting = useSyncExternalStore(onToasts, waitingToasts);
  const [shown, setShown] = useState<readonly Toast[]>([]);

  const close = useCallback(
    (toast: Toast) => {
      closeSnackbar(toast.id);
      setShown((toasts) => toasts.filter((other) => other.id !== toast.id));
    },
    [closeSnackbar],
  );

  useEffect(() => {
    const step = nextStep(shown, waiting);
    if (step.do === 'wait') return;
    takeToasts([step.toast.id]);
    if (step.do === 'drop') return;
    if (step.do === 'replace') closeSnackbar(step.oldest.id);
    raise(layer);
    enqueueSnackbar(step.toast.text, {
      key: step.toast.id,
      persist: true,
      content: () => <ToastCard toast={step.toast} onClose={() => close(step.toast)} />,
    });
    const gone = step.do === 'replace' ? step.oldest.id : undefined;
    setShown((toasts) => [...toasts.filter((other) => other.id !== gone), step.toast]);
  }, [shown, waiting, layer, enqueueSnackbar, closeSnackbar, close]);
  return null;
}

/** The toasts themselves: at the bottom of a desktop, at the top of a phone, off its main button. */
export function ToastStack() {
  const phone = useMediaQuery('(width < 600px)');
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <div ref={setRoot} popover="manual" className={styles['layer']} />
      {root && (
        <SnackbarProvider
          maxSnack={maxToasts}
          domRoot={root}
          anchorOrigin={
            phone
              ? { vertical: 'top', horizontal: 'center' }
              : { vertical: 'bottom', horizontal: 'right' }
          }
        >
          <Feeder layer={root} />
        </SnackbarProvider>
      )}
    </>
  );
}
