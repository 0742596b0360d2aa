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
  /** Id of the session that is about to end; its button is busy. */
  ending: string | undefined;
  onEnd: (session: { id: string; device: string }) => void;
}

/** Lists the devices on which an account is signed in. A person can log out each device except this one. */
export function SessionList({ sessions, texts, ending, onEnd }: SessionListProps) {
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
                onClick={() => onEnd({ id, device: name })}
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
