import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { useConsole } from './consoleContext';
import { buildMenu } from './buildMenu';
import styles from './menu.module.css';

interface MenuProps {
  /** Shows icons alone; names are then for screen readers and tooltips. */
  narrow?: boolean;
  onNavigate?: () => void;
}

/** The links of a console under their headings. */
export function Menu({ narrow = false, onNavigate }: MenuProps) {
  const translate = useTranslate();
  const setup = useConsole();
  // Whose menu it is stands in cookies, which are dear to read for each link of each step.
  const sections = useMemo(() => buildMenu(setup), [setup]);
  return (
    <nav aria-label={translate('console.menu.label')} className={styles['menu']}>
      {sections.map(({ group, links }) => (
        <div key={group} className={styles['section']}>
          <p className={narrow ? styles['rule'] : styles['heading']} id={`menu-${group}`}>
            <span>{translate(`console.menu.groups.${group}`)}</span>
          </p>
          <ul aria-labelledby={`menu-${group}`} className={styles['list']}>
            {links.map(({ to, exact, label, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={exact}
                  className={styles['link']}
                  data-narrow={narrow || undefined}
                  title={narrow ? translate(label) : undefined}
                  onClick={onNavigate}
                >
                  <Icon fontSize="small" />
                  <span className={styles['name']}>{translate(label)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
