import { LoadState, Note, useConsole, useTexts } from '@marketplace/shared/admin';
import { formatRelative } from '@marketplace/shared/format';
import { type Notice, getOptionLabel } from '@marketplace/shared/schema';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './notices.module.css';
import { getNoticePath, useNotices } from './useNotices';

/** Describes a notice in the person's language. */
function NoticeText({ notice: { event, reference, state } }: { notice: Notice }) {
  const { translate, language } = useTexts();
  if (event === 'application' && state)
    return translate('notices.texts.application_state', {
      reference,
      state: getOptionLabel('applicationStatus', state, language),
    });
  if (event === 'dispute' && state === 'resolved')
    return translate('notices.texts.dispute_resolved', { reference });
  if (event === 'webhook' && state === 'gone')
    return translate('notices.texts.webhook_gone', { reference });
  return translate(`notices.texts.${event}`, {
    reference:
      event === 'webhook' ? getOptionLabel('webhookEvent', reference, language) : reference,
  });
}

/** Lists the partner's newest notices, each with a link to its record. `onOpen` runs when a person follows one. */
export function NoticeList({ onOpen }: { onOpen?: () => void }) {
  const { translate, language } = useTexts();
  const { isMasquerade = false } = useConsole();
  const { notices, error, refetch, markRead } = useNotices();
  const [now] = useState(() => new Date());
  if (!notices)
    return <LoadState error={error} onRetry={() => void refetch()} lines={4} height="40px" />;
  if (notices.length === 0) return <Note>{translate('notices.empty')}</Note>;
  const hasUnread = notices.some(({ read }) => !read);
  return (
    <>
      <ul className={styles['list']}>
        {notices.map((notice) => (
          <li key={notice.id} data-unread={!notice.read}>
            <Link
              to={getNoticePath(notice)}
              onClick={() => {
                if (!notice.read && !isMasquerade) markRead(notice.id);
                onOpen?.();
              }}
            >
              {!notice.read && <VisuallyHidden>{translate('notices.unread_mark')} </VisuallyHidden>}
              <NoticeText notice={notice} />
            </Link>
            <small>{formatRelative(notice.at, now, language)}</small>
          </li>
        ))}
      </ul>
      {hasUnread && !isMasquerade && (
        <Button variant="secondary" size="small" onClick={() => markRead()}>
          {translate('notices.read_all')}
        </Button>
      )}
    </>
  );
}
