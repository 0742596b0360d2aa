import { useTranslate } from '../../ui';
import styles from './legalLine.module.css';

const year = new Date().getFullYear();

/** Whose product this is, as Indian law wants it to stand: a trading name of a private limited company. */
export function LegalLine({ brand }: { brand: string }) {
  const translate = useTranslate();
  return <footer className={styles['line']}>{translate('frame.legal', { brand, year })}</footer>;
}
