import { BrandLogo } from '@marketplace/shared/ui';
import { useBrand } from '../../common/brandStore';
import { useShellTexts } from '../../common/i18n';
import { paths } from '../../common/paths';
import { useSession } from '../../common/session';
import styles from './header.module.css';
import { OWN_BRAND } from '../../common/ownBrand';
import { Link } from '../../common/Link';

/** The logo, with the partner's beside it, as the way to the start. */
export function Brand() {
  const t = useShellTexts();
  const { brand, partner } = useBrand();
  const { signedIn, urlSegment } = useSession();
  const start = urlSegment ? `/${urlSegment}` : paths.start;
  return (
    <Link
      className={styles.brand}
      to={signedIn ? paths.products : start}
      aria-label={`${OWN_BRAND.name}${partner ? ` · ${partner}` : ''} · ${t('header.home')}`}
    >
      <BrandLogo
        name={OWN_BRAND.name}
        src={OWN_BRAND.logo}
        {...(partner === undefined ? {} : { partner: { name: partner, src: brand.logo } })}
      />
      {partner === undefined && <span className={styles.name}>{OWN_BRAND.name}</span>}
    </Link>
  );
}
