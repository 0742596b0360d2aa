import { BrandMark } from '@marketplace/shared/ui';
import { useBrand, OWN_BRAND } from '../../brand';
import { useShellTexts } from '../../i18n';
import { Link } from '../../ui';
import { paths } from '../../paths';
import { useSession } from '../../session';
import styles from './header.module.css';

/** The logo, with the partner's beside it, linking to the start page. */
export function Brand() {
  const t = useShellTexts();
  const { brand, partner } = useBrand();
  const { signedIn, urlSegment } = useSession();
  const start = urlSegment ? `/${urlSegment}` : paths.start;
  return (
    <Link className={styles.brand} to={signedIn ? paths.products : start}>
      <img src={OWN_BRAND.logo} alt={OWN_BRAND.name} width="32" height="32" />
      {partner === undefined ? (
        <span className={styles.name} aria-hidden="true">
          {OWN_BRAND.name}
        </span>
      ) : (
        <span className={styles.partner}>
          <small>{t('header.partnership')}</small>
          <span className={styles.partnerName}>
            <BrandMark brand={brand} size={20} />
          </span>
        </span>
      )}
    </Link>
  );
}
