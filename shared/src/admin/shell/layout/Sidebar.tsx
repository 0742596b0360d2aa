import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { useSidebarState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../../ui';
import { usePreference } from '../../preferences/preferences';
import { useConsole } from '../../context/consoleContext';
import { Menu } from '../menu/Menu';
import { Settings } from './Settings';
import styles from './sidebar.module.css';

/** Ends the session, even if the call to the server fails. */
function LogoutButton({ narrow }: { narrow: boolean }) {
  const translate = useTranslate();
  const { logout } = useConsole();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    void logout('asked');
  };
  const text = translate('console.logout');
  return narrow ? (
    <IconButton aria-label={text} title={text} onClick={leave}>
      <Logout fontSize="small" />
    </IconButton>
  ) : (
    <Button className={styles['logout']} color="inherit" startIcon={<Logout />} onClick={leave}>
      {text}
    </Button>
  );
}

/**
 * Logo, menu and logout: on a desktop a column, which collapses to its icons; on a phone a drawer, which holds the
 * settings too. react-admin's sidebar state says whether it is open; the choice made on a desktop outlives a
 * logout.
 */
export function Sidebar({ wide }: { wide: boolean }) {
  const translate = useTranslate();
  const { brand, preferences, home } = useConsole();
  const [preferred, setPreferred] = usePreference(preferences, 'sidebar');
  const [open, setOpen] = useSidebarState();
  useLayoutEffect(() => setOpen(wide && preferred === 'open'), [wide, preferred, setOpen]);
  // A drawer that mounts open and closes at once would stay over the narrowed page, unseen.
  const isSettled = useDeferredValue(wide) === wide;
  const narrow = wide && preferred === 'collapsed';
  const collapse = translate(narrow ? 'console.menu.expand' : 'console.menu.collapse');
  return (
    <Drawer
      variant={wide ? 'permanent' : 'temporary'}
      open={open && isSettled}
      onClose={() => setOpen(false)}
      className={styles['drawer']}
      data-narrow={narrow || undefined}
      slotProps={{
        paper: {
          component: wide ? 'section' : 'div',
          className: styles['paper'],
          'aria-label': translate('console.menu.label'),
        },
      }}
    >
      <div className={styles['logo']}>
        <Link to={home()} aria-label={brand.name} onClick={() => !wide && setOpen(false)}>
          <BrandMark brand={brand} size={32} markOnly={narrow} />
        </Link>
      </div>
      <Menu />
      {!wide && (
        <Box sx={{ py: 1.5, px: 2.5, borderTop: 1, borderColor: 'divider' }}>
          <Settings />
        </Box>
      )}
      <div className={styles['footer']}>
        <LogoutButton narrow={narrow} />
        {wide && (
          <IconButton
            aria-expanded={!narrow}
            aria-label={collapse}
            title={collapse}
            onClick={() => setPreferred(narrow ? 'open' : 'collapsed')}
          >
            {narrow ? <ChevronRight fontSize="small" /> : <ChevronLeft fontSize="small" />}
          </IconButton>
        )}
      </div>
    </Drawer>
  );
}
