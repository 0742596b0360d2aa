import { CloseIcon } from '@marketplace/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { applicationsTexts } from '../../common/applications/texts';
import { useShellTexts, useTexts } from '../../common/i18n';
import { paths } from '../../common/paths';
import { useSession } from '../../common/session';
import { formOf } from '../../journey/afterLogin';
import styles from './drawer.module.css';
import { PrivacyLink } from '../../common/PrivacyLink';
import { leave } from './leave';
import { Link } from '../../common/Link';

interface DrawerProps {
  name: string | undefined;
  onClose: () => void;
  onHelp: () => void;
}

/** The menu of a phone, from the side. */
export function Drawer({ name, onClose, onHelp }: DrawerProps) {
  const t = useShellTexts();
  const applications = useTexts(applicationsTexts);
  const { pathname } = useLocation();
  const { productType } = useSession();
  const form = formOf(productType) ?? paths.profile;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // The backdrop is part of the dialog; Esc and the close button do the same from the keyboard.
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
  const link = (to: string, text: string) => (
    <Link to={to} aria-current={to === pathname ? 'page' : undefined} onClick={onClose}>
      {text}
    </Link>
  );
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={t('header.menu')} onCancel={onClose}>
      <div className={styles.sheet}>
        <div className={styles.head}>
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
          {link(form, t('header.return_to_profile'))}
          {link(paths.products, t('header.return_to_products'))}
          {link(paths.applications, applications('title'))}
          <PrivacyLink
            aria-current={pathname === paths.privacyCentre ? 'page' : undefined}
            onClick={onClose}
          />
          <button type="button" onClick={onHelp}>
            {t('header.help')}
          </button>
          <button type="button" onClick={leave}>
            {t('header.logout')}
          </button>
        </nav>
      </div>
    </dialog>
  );
}
