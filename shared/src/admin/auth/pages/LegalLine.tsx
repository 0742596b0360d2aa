import { DEFAULT_BRAND } from '../../../branding';
import { useTranslate } from '../../../ui';
import styles from './legalLine.module.css';

const year = new Date().getFullYear();

/**
 * Names the private limited company behind the product's trading name, as Indian law requires. It
 * is the same in every partner's brand.
 */
export function LegalLine() {
  const translate = useTranslate();
  return (
    <footer className={styles['line']}>
      {translate('frame.legal', { brand: DEFAULT_BRAND.name, year })}
    </footer>
  );
}
