import { useConsole } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import Bell from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NoticeList } from './NoticeList';
import styles from './notices.module.css';
import { getNoticePath, useNotices } from './useNotices';

/** The bell above every page: shows the number of unread notices, and opens the notices. */
export function NoticeButton() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { isMasquerade = false } = useConsole();
  const { notices = [], markRead, refetch } = useNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = useId();
  const close = () => setAnchor(null);
  const unread = notices.filter(({ read }) => !read);
  useEffect(() => void refetch(), [pathname, refetch]);
  const opened = unread.find((notice) => notice.record_id && getNoticePath(notice) === pathname);
  useEffect(() => {
    if (opened && !isMasquerade) markRead(opened.id);
  }, [isMasquerade, markRead, opened]);
  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={translate('notices.button', { unread: unread.length })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread.length} color="primary" max={50}>
          <Bell fontSize="small" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': title, className: styles['box'] },
        }}
      >
        <h2 id={title} className={styles['title']}>
          {translate('notices.title')}
        </h2>
        <NoticeList onOpen={close} />
        <Link className={styles['settings']} to="/settings/notifications" onClick={close}>
          {translate('notices.settings')}
        </Link>
      </Popover>
    </>
  );
}
