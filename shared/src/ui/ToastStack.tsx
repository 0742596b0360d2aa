import { SnackbarProvider, useSnackbar } from 'notistack';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard';
import { type Toast, maxToasts, nextStep, onToasts, takeToasts, waitingToasts } from './toastQueue';
import { useMediaQuery } from './useMediaQuery';

function Feeder() {
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
    enqueueSnackbar(step.toast.text, {
      key: step.toast.id,
      persist: true,
      content: () => <ToastCard toast={step.toast} onClose={() => close(step.toast)} />,
    });
    const gone = step.do === 'replace' ? step.oldest.id : undefined;
    setShown((toasts) => [...toasts.filter((other) => other.id !== gone), step.toast]);
  }, [shown, waiting, enqueueSnackbar, closeSnackbar, close]);
  return null;
}

/** The toasts themselves: at the bottom of a desktop, at the top of a phone, off its main button. */
export function ToastStack() {
  const phone = useMediaQuery('(width < 600px)');
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <div ref={setRoot} />
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
          <Feeder />
        </SnackbarProvider>
      )}
    </>
  );
}
