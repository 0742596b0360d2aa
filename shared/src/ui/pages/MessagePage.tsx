import type { ReactNode } from 'react';
import styles from './messagePage.module.css';

export interface MessagePageProps {
  title: string;
  text: string;
  /** The page is in a layout that already has a main landmark. */
  inside?: boolean;
  children?: ReactNode;
}

export function MessagePage({ title, text, inside = false, children }: MessagePageProps) {
  const Landmark = inside ? 'div' : 'main';
  return (
    <Landmark className={inside ? undefined : styles['page']}>
      <div className={styles['message']}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles['action']}>{children}</div>
      </div>
    </Landmark>
  );
}
