import { useBrand, OWN_BRAND, showsProduct } from '../../brand';
import { useShellTexts } from '../../i18n';
import { paths } from '../../paths';
import { LanguageChoice } from './LanguageChoice';
import styles from './layout.module.css';
import { Link } from '../../ui';

// The server may render the page in another year than the visit's, or in another time zone.
const year = new Date().getFullYear();

/** The footer: the operator, the legal pages, and the languages unless the header shows them. */
export function Footer({ languages }: { languages: boolean }) {
  const t = useShellTexts();
  const { brand } = useBrand();
  const query = brand.id === OWN_BRAND.id ? '' : `?partner=${encodeURIComponent(brand.id)}`;
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <div className={styles.legal}>
          <nav className={styles.links} aria-label={t('footer.links')}>
            <Link to={paths.customerSite}>{t('footer.about')}</Link>
            {showsProduct(brand, 'personal_loan') && (
              <Link to={paths.rates}>{t('footer.rates')}</Link>
            )}
            <Link to={paths.guides}>{t('footer.guides')}</Link>
            <Link to={`${paths.terms}${query}`}>{t('footer.terms')}</Link>
            <Link to={`${paths.privacy}${query}`}>{t('footer.privacy')}</Link>
          </nav>
          {brand.title?.endsWith('*') && <p>{t('footer.tnc')}</p>}
          <p suppressHydrationWarning>
            {t('footer.copyright', {
              year,
              brand: OWN_BRAND.name,
            })}
          </p>
          <p>{t('footer.entity', { brand: OWN_BRAND.name })}</p>
        </div>
        {languages && <LanguageChoice />}
      </div>
    </footer>
  );
}
