import MenuIcon from '@mui/icons-material/Menu';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LogoutButton } from './LogoutButton';
import { Menu } from './Menu';
import { useConsole } from './consoleContext';
import styles from './mobileBar.module.css';
import { Settings } from './Settings';

/** What a phone has in place of the sidebar: a bar with the logo, and a drawer with everything else. */
export function MobileBar() {
  const translate = useTranslate();
  const { brand } = useConsole();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={styles['bar']}>
      <IconButton
        edge="start"
        aria-label={translate('console.menu.open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <img src={brand.logo} alt="" width={28} height={28} />
      <span className={styles['brand']}>{brand.name}</span>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: { className: styles['drawer'], 'aria-label': translate('console.menu.label') },
        }}
      >
        <div className={styles['head']}>
          <img src={brand.logo} alt="" width={32} height={32} />
          <span className={styles['brand']}>{brand.name}</span>
        </div>
        <Menu onNavigate={close} />
        <div className={styles['settings']}>
          <Settings onNavigate={close} />
        </div>
        <div className={styles['foot']}>
          <LogoutButton />
        </div>
      </Drawer>
    </header>
  );
}
