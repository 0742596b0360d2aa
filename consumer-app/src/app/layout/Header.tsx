import { Button } from '@marketplace/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useShellTexts } from '../../i18n';
import { useProfile } from '../../profile';
import { useSession } from '../../session';
import { AccountNav } from './AccountNav';
import { Brand } from './Brand';
import { LanguageChoice } from './LanguageChoice';
import styles from './header.module.css';

function MenuIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M4 7h16M4 12h16M4 17h16"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

const Drawer = lazy(async () => ({ default: (await import('./Drawer')).Drawer }));

/**
 * The header: both logos, the person's own pages, name, help and logout; on narrow screens the
 * links are in a drawer.
 */
export function Header({ onHelp }: { onHelp: () => void }) {
  const t = useShellTexts();
  const { signedIn } = useSession();
  const { detail } = useProfile();
  const [menu, setMenu] = useState(false);
  const name = detail?.name || undefined;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <nav className={signedIn ? styles.wide : styles.plain} aria-label={t('header.menu')}>
          {signedIn ? (
            <AccountNav place="bar" name={name} onHelp={onHelp} />
          ) : (
            <>
              <LanguageChoice />
              <Button variant="ghost" onClick={onHelp}>
                {t('header.help')}
              </Button>
            </>
          )}
        </nav>
        {signedIn && (
          <button
            type="button"
            className={styles.menu}
            aria-label={t('header.menu')}
            aria-haspopup="dialog"
            onClick={() => setMenu(true)}
          >
            <MenuIcon />
          </button>
        )}
      </div>
      {signedIn && menu && (
        <Suspense fallback={null}>
          <Drawer
            name={name}
            onClose={() => setMenu(false)}
            onHelp={() => {
              setMenu(false);
              onHelp();
            }}
          />
        </Suspense>
      )}
    </header>
  );
}
