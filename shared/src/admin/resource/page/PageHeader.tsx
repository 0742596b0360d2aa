import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { getPageTitle } from '../../../branding';
import { useConsole } from '../../context/consoleContext';
import { RETURNS } from '../../table/useReturn';
import styles from './pageHeader.module.css';

export interface PageHeaderProps {
  /** Title of the page and of the browser's tab. */
  title: string;
  /** The parent pages, the uppermost first. */
  trail?: readonly { label: string; to: string }[];
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** A line below the title. */
  children?: ReactNode;
}

/** The header of every page of a console: breadcrumbs, title and actions. */
export function PageHeader({ title, trail = [], actions, children }: PageHeaderProps) {
  const translate = useTranslate();
  const { area, brand } = useConsole();
  const tab = getPageTitle(area, title, brand);
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  return (
    <div className={styles['header']}>
      {trail.length > 0 && (
        <Breadcrumbs
          className={styles['breadcrumb']}
          separator="›"
          aria-label={translate('console.breadcrumb')}
        >
          {trail.map(({ label, to }) => (
            <Link key={to} component={RouterLink} to={to} state={RETURNS} color="inherit">
              {label}
            </Link>
          ))}
          <span aria-current="page">{title}</span>
        </Breadcrumbs>
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: '12px 24px' }}>
        <h1 className={styles['title']}>{title}</h1>
        {actions && (
          <Stack direction="row" spacing={1}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children && <Box sx={{ color: 'text.secondary' }}>{children}</Box>}
    </div>
  );
}
