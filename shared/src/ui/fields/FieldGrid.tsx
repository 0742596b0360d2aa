import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields in two columns if there is room; each child holds one field. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles['grid']}>{children}</div>
);
