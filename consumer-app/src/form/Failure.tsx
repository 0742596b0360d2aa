import { ErrorIcon } from '@marketplace/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notices.module.css';

interface Said {
  title: string;
  text: string;
  children?: ReactNode;
}

interface Props extends Said {
  /** It is tried again: nothing is said, but the place is kept, so that nothing moves under a finger. */
  pending?: boolean;
}

/** What failed, what was kept and what to do; brought into sight and read out, each time anew. */
export function Failure({ pending = false, ...said }: Props) {
  return pending ? (
    <div className={styles['pending']}>
      <Box {...said} />
    </div>
  ) : (
    <Spoken {...said} />
  );
}

function Spoken(said: Said) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles['place']} role="alert">
      <Box {...said} />
    </div>
  );
}

function Box({ title, text, children }: Said) {
  return (
    <div className={styles['failure']}>
      <ErrorIcon />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
