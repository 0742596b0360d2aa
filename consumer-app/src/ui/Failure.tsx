import { ErrorIcon } from '@marketplace/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './failure.module.css';

interface Content {
  title: string;
  text: string;
  children?: ReactNode;
}

interface Props extends Content {
  /** True during a retry: hides the failure but keeps its space, so that no button moves under a finger. */
  pending?: boolean;
}

/** Says what failed and what to do. Scrolls into view, and screen readers announce it after each failure. */
export function Failure({ pending = false, ...content }: Props) {
  return pending ? (
    <div className={styles['pending']}>
      <Box {...content} />
    </div>
  ) : (
    <Announced {...content} />
  );
}

function Announced(content: Content) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles['place']} role="alert">
      <Box {...content} />
    </div>
  );
}

function Box({ title, text, children }: Content) {
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
