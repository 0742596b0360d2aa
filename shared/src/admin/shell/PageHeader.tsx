import { Fragment, type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pageTitle } from '../../branding';
import { useConsole } from './consoleContext';
import styles from './pageHeader.module.css';

export interface PageHeaderProps {
  /** Name of the page, also of the browser's tab. */
  title: string;
  /** The pages above this one, the uppermost first. */
  trail?: readonly { label: string; to: string }[];
  /** What can be done here, at the right of the name. */
  actions?: ReactNode;
  /** A line below the name. */
  children?: ReactNode;
}

/** The head of every page of a console: where it stands, its name, what can be done. */
export function PageHeader({ title, trail = [], actions, children }: PageHeaderProps) {
  const translate = useTranslate();
  const { area, brand } = useConsole();
  const tab = pageTitle(area, title, brand);
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  return (
    <div className={styles['head']}>
      {trail.length > 0 && (
        <nav aria-label={translate('console.breadcrumb')}>
          <ol className={styles['trail']}>
            {trail.map(({ label, to }) => (
              <Fragment key={to}>
                <li>
                  <Link to={to}>{label}</Link>
                </li>
              </Fragment>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={styles['line']}>
        <h1 className={styles['title']}>{title}</h1>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children && <div className={styles['below']}>{children}</div>}
    </div>
  );
}
