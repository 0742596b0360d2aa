import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading';
import styles from './form.module.css';

interface Props {
  title: string;
  /** In place of the title where it says what the browser's history should not hold, such as a name. */
  heading?: string;
  intro: string;
  children: ReactNode;
}

/** A page with a form that needs nobody's profile: its heading and the form. */
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
