import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import { MAX_TOASTS } from './toastQueue';
import { Button } from '../Button';
import { closeToast, subscribeToToasts, getShownToasts } from './toastStore';
import styles from './toast.module.css';
import { useMediaQuery } from '../useMediaQuery';

/** Moves the toasts above an open modal dialog: the element that enters the top layer last is on top. */
function raise(layer: HTMLElement) {
  if (layer.matches(':popover-open')) {
    if (!document.querySelector('dialog:modal')) return;
    layer.hidePopover();
  }
  layer.showPopover();
}

function Feeder({ layer }: { layer: HTMLElement }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useSyncExternalStore(subscribeToToasts, getShownToasts);
  const drawn = useRef(new Set<number>());
  useEffect(() => {
    for (const id of drawn.current) {
      if (shown.some((toast) => toast.id === id)) continue;
      drawn.current.delete(id);
      closeSnackbar(id);
    }
    for (const { id, kind, text, action } of shown) {
      if (drawn.current.has(id)) continue;
      drawn.current.add(id);
      raise(layer);
      enqueueSnackbar(text, {
        key: id,
        variant: kind,
        persist: true,
        ...(action && {
          action: () => (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                closeToast(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          ),
        }),
      });
    }
  }, [shown, layer, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** MUI hides everything beside its open dialog from screen readers; this keeps the toasts audible. */
function keepAudible(layer: HTMLElement) {
  const observer = new MutationObserver(() => layer.removeAttribute('aria-hidden'));
  observer.observe(layer, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const cards = { success: ToastCard, info: ToastCard, warning: ToastCard, error: ToastCard };

export interface ToastStackProps {
  /**
   * `top` is the empty part of a console's bar, where a toast covers no heading, no row and no button of a dialog; the
   * newest lies over the others. A narrower bar has no such part.
   */
  place?: 'top' | 'bottom';
}

/** Shows the toasts; on a phone at the bottom, above the bar of buttons there. */
export function ToastStack({ place = 'bottom' }: ToastStackProps) {
  const phone = useMediaQuery('(width < 720px)');
  const wide = useMediaQuery('(width >= 1200px)');
  const vertical = wide ? place : 'bottom';
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  useEffect(() => (layer ? keepAudible(layer) : undefined), [layer]);
  return (
    <>
      {createPortal(
        <div ref={setLayer} popover="manual" className={styles['layer']} data-place={vertical} />,
        document.body,
      )}
      {layer && (
        <SnackbarProvider
          maxSnack={MAX_TOASTS}
          domRoot={layer}
          Components={cards}
          classes={{ containerRoot: styles['stack'] }}
          anchorOrigin={{
            vertical,
            horizontal: vertical === 'top' ? 'left' : phone ? 'center' : 'right',
          }}
        >
          <Feeder layer={layer} />
        </SnackbarProvider>
      )}
    </>
  );
}
