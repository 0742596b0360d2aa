import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** What can be done now, the likeliest first. */
  actions?: ReactNode;
}

/** A page of few words: what is the case, and what can be done. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <div className={styles['notice']}>
      <PageHeading key={title} title={title} />
      {children}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
