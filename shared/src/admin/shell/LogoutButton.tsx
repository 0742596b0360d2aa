import Logout from '@mui/icons-material/Logout';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from './consoleContext';
import styles from './logoutButton.module.css';

/** Ends the session whatever the server says. */
export function LogoutButton({ narrow = false }: { narrow?: boolean }) {
  const translate = useTranslate();
  const { logout } = useConsole();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    void logout('asked');
  };
  return (
    <button
      type="button"
      className={styles['logout']}
      data-narrow={narrow || undefined}
      aria-disabled={leaving || undefined}
      title={narrow ? translate('console.logout') : undefined}
      aria-label={narrow ? translate('console.logout') : undefined}
      onClick={leave}
    >
      <Logout fontSize="small" />
      {!narrow && translate('console.logout')}
    </button>
  );
}
