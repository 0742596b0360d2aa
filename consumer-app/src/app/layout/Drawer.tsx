import { CloseIcon } from '@marketplace/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { useShellTexts } from '../../i18n';
import { AccountNav } from './AccountNav';
import styles from './drawer.module.css';

interface DrawerProps {
  name: string | undefined;
  onClose: () => void;
  onHelp: () => void;
}

/** The menu on a phone, a drawer at the side. */
export function Drawer({ name, onClose, onHelp }: DrawerProps) {
  const t = useShellTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // A click on the backdrop has the dialog as its target. Esc and the close button do the same
    // from the keyboard.
    const outside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.showModal();
    element.addEventListener('click', outside);
    return () => {
      element.removeEventListener('click', outside);
      element.close();
    };
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={t('header.menu')} onCancel={onClose}>
      <div className={styles.sheet}>
        <div className={styles.header}>
          <p className={styles.name}>{name}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={t('header.close_menu')}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        <nav className={styles.links} aria-label={t('header.menu')}>
          <AccountNav place="drawer" onFollow={onClose} onHelp={onHelp} />
        </nav>
      </div>
    </dialog>
  );
}
