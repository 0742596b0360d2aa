import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  actions?: ReactNode;
  /** Share of the row: all, two thirds, half or one third. */
  size?: 'full' | 'wide' | 'half' | 'narrow';
  children: ReactNode;
}

export function Panel({ title, actions, size = 'half', children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles['panel']} data-size={size} aria-labelledby={heading}>
      <div className={styles['header']}>
        <h2 id={heading}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** The cards of a dashboard, side by side where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles['panels']}>{children}</div>;
}
