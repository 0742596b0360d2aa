import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePreference } from '../usePreference';
import { useConsole } from './consoleContext';
import { LogoutButton } from './LogoutButton';
import { Menu } from './Menu';
import styles from './sidebar.module.css';

/** The column on the left of a desktop: logo bar, menu, logout. It can be collapsed to its icons. */
export function Sidebar() {
  const translate = useTranslate();
  const { brand, preferences, home } = useConsole();
  const [state, setState] = usePreference(preferences, 'sidebar');
  const narrow = state === 'collapsed';
  return (
    <header className={styles['sidebar']} data-narrow={narrow || undefined}>
      <div className={styles['logo']}>
        <Link to={home()} aria-label={brand.name}>
          <img src={brand.logo} alt="" width={32} height={32} />
          {!narrow && <span className={styles['brand']}>{brand.name}</span>}
        </Link>
      </div>
      <Menu narrow={narrow} />
      <div className={styles['foot']}>
        <LogoutButton narrow={narrow} />
        <button
          type="button"
          className={styles['collapse']}
          aria-expanded={!narrow}
          aria-label={translate(narrow ? 'console.menu.expand' : 'console.menu.collapse')}
          title={translate(narrow ? 'console.menu.expand' : 'console.menu.collapse')}
          onClick={() => setState(narrow ? 'open' : 'collapsed')}
        >
          {narrow ? <ChevronRight fontSize="small" /> : <ChevronLeft fontSize="small" />}
        </button>
      </div>
    </header>
  );
}
