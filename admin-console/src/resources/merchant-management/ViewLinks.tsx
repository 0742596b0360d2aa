import Chip from '@mui/material/Chip';
import { useTexts } from '@marketplace/shared/admin';
import { formatNumber } from '@marketplace/shared/format';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { VIEW, type View, VIEWS } from './views';
import styles from './viewLinks.module.css';

/** A phone has no room for all views side by side, so scroll to the current one. */
const scrollIntoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Links to the other views; says how many applications wait for a decision. */
export function ViewLinks({ current }: { current: View }) {
  const { translate, language } = useTexts();
  const { total } = useGetList('merchants', {
    filter: { status: 'new' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return (
    <nav className={styles['views']} aria-label={translate('merchant_management.views')}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          ref={view === current ? scrollIntoView : undefined}
          to={view === VIEWS[0] ? '/merchant-management' : `/merchant-management?${VIEW}=${view}`}
          aria-current={view === current ? 'page' : undefined}
        >
          {translate(`merchant_management.view_${view}`)}
          {view === 'applications' && total !== undefined && total > 0 && (
            <Chip
              component="span"
              size="small"
              color="info"
              label={translate('merchant_management.waiting', {
                count: formatNumber(total, language),
              })}
            />
          )}
        </Link>
      ))}
    </nav>
  );
}
