import { ErrorIcon } from '@marketplace/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notices.module.css';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What failed, what was kept and what to do; brought into sight and read out. */
export function Failure({ title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles['failure']} role="alert">
      <ErrorIcon />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
