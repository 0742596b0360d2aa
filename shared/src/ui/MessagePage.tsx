import type { ReactNode } from 'react';
import styles from './messagePage.module.css';

export interface MessagePageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page that says one thing and offers the way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <main className={styles['page']}>
      <div className={styles['message']}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles['way']}>{children}</div>
      </div>
    </main>
  );
}
