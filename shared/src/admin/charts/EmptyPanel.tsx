import { useTranslate } from 'react-admin';
import styles from './panel.module.css';

/** In a card with nothing to show: why, and what to do. */
export function EmptyPanel() {
  const translate = useTranslate();
  return <p className={styles['empty']}>{translate('console.chart.empty')}</p>;
}
