import { useEffect, useRef } from 'react';
import type { Language, Translate } from '../../i18n';
import { formatDateTime } from '../../format';
import { Button, type ButtonLook } from '../Button';
import styles from './sessionList.module.css';

export interface ListedSession {
  id: string;
  /** Browser and system; '' if unknown. */
  device: string;
  created_at: string;
  last_used_at: string;
  /** Whether this is the session of this page. */
  current: boolean;
}

export interface SessionListProps {
  sessions: readonly ListedSession[];
  /** Returns a shared text; a page may load these texts later than its own. */
  translate: Translate;
  language: Language;
  /** Id of the session that is about to end; its button is busy. */
  ending: string | undefined;
  size?: ButtonLook['size'];
  onEnd: (session: { id: string; device: string }) => void;
}

/** Lists the devices on which an account is signed in. A person can log out each device except this one. */
export function SessionList(props: SessionListProps) {
  const { sessions, translate, language, ending, size, onEnd } = props;
  const getTimeParams = (iso: string) => ({ when: formatDateTime(iso, language) });
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(sessions.length);
  // The button that ended a session goes with its row, and the focus with it.
  useEffect(() => {
    const isShorter = sessions.length < shown.current;
    shown.current = sessions.length;
    if (isShorter && document.activeElement === document.body) list.current?.focus();
  }, [sessions.length]);
  return (
    <ul ref={list} className={styles['list']} tabIndex={-1}>
      {sessions.map(({ id, device, created_at, last_used_at, current }) => {
        const name = device || translate('sessions.unknown_device');
        return (
          <li key={id}>
            <div className={styles['about']}>
              <p className={styles['device']}>
                <span>{name}</span>
                {current && (
                  <span className={styles['current']}>{translate('sessions.this_device')}</span>
                )}
              </p>
              <p className={styles['times']}>
                <span>{translate('sessions.started', getTimeParams(created_at))}</span>
                <span>{translate('sessions.last_used', getTimeParams(last_used_at))}</span>
              </p>
            </div>
            {!current && (
              <Button
                variant="secondary"
                size={size}
                busy={ending === id}
                aria-label={translate('sessions.end_of', { device: name })}
                onClick={() => onEnd({ id, device: name })}
              >
                {translate('sessions.end')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
