import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** Possible actions, most likely first. */
  actions?: ReactNode;
}

/** A short page that states a situation and the possible actions. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <div className={styles['notice']}>
      <PageHeading key={title} title={title} />
      {children}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
