import { DEFAULT_BRAND } from '../../branding';
import { useTranslate } from '../../ui';
import styles from './legalLine.module.css';

const year = new Date().getFullYear();

/**
 * Whose product this is, as Indian law wants it to stand: a trading name of a private limited company. A partner's brand
 * is none of it.
 */
export function LegalLine() {
  const translate = useTranslate();
  return (
    <footer className={styles['line']}>
      {translate('frame.legal', { brand: DEFAULT_BRAND.name, year })}
    </footer>
  );
}
