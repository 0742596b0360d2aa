import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading';
import styles from './form.module.css';

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page with a form that needs nobody's profile: its heading and the form. */
export function OpenFormPage({ title, intro, children }: Props) {
  return (
    <div className={styles['page']}>
      <header className={styles['pageHeader']}>
        <PageHeading title={title} />
        <p>{intro}</p>
      </header>
      {children}
    </div>
  );
}
