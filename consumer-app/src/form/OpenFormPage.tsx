import type { ReactNode } from 'react';
import { PageHeading } from '../ui';
import styles from './form.module.css';

interface Props {
  title: string;
  /**
   * Shown in place of the title, if it contains something that must not appear in the browser's
   * history, such as a name.
   */
  heading?: string;
  intro: string;
  children: ReactNode;
}

/** A form page that does not need a profile: its heading and the form. */
export function OpenFormPage({ title, heading, intro, children }: Props) {
  return (
    <div className={styles['page']}>
      <header className={styles['pageHeader']}>
        <PageHeading title={title}>{heading}</PageHeading>
        <p>{intro}</p>
      </header>
      {children}
    </div>
  );
}
