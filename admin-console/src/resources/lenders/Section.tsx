import { useTranslate } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import styles from './lenderEdit.module.css';

interface SectionProps {
  id: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A card of the lender's page that the section links point to. */
export function Section({ id, actions, children }: SectionProps) {
  const translate = useTranslate();
  return (
    <section id={id} tabIndex={-1} className={styles['section']} aria-labelledby={`${id}-title`}>
      <header className={styles['sectionHeader']}>
        <h2 id={`${id}-title`}>{translate(`lenders.sections.${id}`)}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
