import { useTranslate } from 'react-admin';
import styles from './panel.module.css';

/** Says in a card without data why it is empty, and what to do. */
export function EmptyPanel() {
  const translate = useTranslate();
  return <p className={styles['empty']}>{translate('console.chart.empty')}</p>;
}
