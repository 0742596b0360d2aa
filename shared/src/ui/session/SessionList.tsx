import { useState } from 'react';
import { Button } from '../Button';
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

/** Texts of the list, which each app words itself. */
export interface SessionListTexts {
  thisDevice: string;
  unknownDevice: string;
  started: (iso: string) => string;
  lastUsed: (iso: string) => string;
  end: string;
  endOf: (device: string) => string;
}

export interface SessionListProps {
  sessions: readonly ListedSession[];
  texts: SessionListTexts;
  /** Ends a session; the button is busy until it resolves. */
  onEnd: (id: string, device: string) => Promise<unknown>;
}

/** Lists the devices on which an account is signed in. A person can log out each device except this one. */
export function SessionList({ sessions, texts, onEnd }: SessionListProps) {
  const [ending, setEnding] = useState<string>();
  const end = async (id: string, device: string) => {
    setEnding(id);
    await onEnd(id, device);
    setEnding(undefined);
  };
  return (
    <ul className={styles['list']}>
      {sessions.map(({ id, device, created_at, last_used_at, current }) => {
        const name = device || texts.unknownDevice;
        return (
          <li key={id}>
            <div className={styles['about']}>
              <p className={styles['device']}>
                <span>{name}</span>
                {current && <span className={styles['current']}>{texts.thisDevice}</span>}
              </p>
              <p className={styles['times']}>
                <span>{texts.started(created_at)}</span>
                <span>{texts.lastUsed(last_used_at)}</span>
              </p>
            </div>
            {!current && (
              <Button
                variant="secondary"
                busy={ending === id}
                aria-label={texts.endOf(name)}
                onClick={() => void end(id, name)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
