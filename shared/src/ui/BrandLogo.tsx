import styles from './brandLogo.module.css';
import { useTranslate } from './text/translate';

export interface BrandLogoProps {
  /** Name of the product, shown if there is no logo. */
  name: string;
  src?: string;
  /** The partner that offers the product. */
  partner?: { name: string; src?: string };
}

function Mark({ name, src }: { name: string; src?: string }) {
  return src ? (
    <img className={styles['logo']} src={src} alt={name} />
  ) : (
    <span className={styles['name']}>{name}</span>
  );
}

/** Shows the logo, and beside it the partner's logo under 'In Partnership With'. */
export function BrandLogo({ name, src, partner }: BrandLogoProps) {
  const translate = useTranslate();
  return (
    <span className={styles['brand']}>
      <Mark name={name} src={src} />
      {partner && (
        <span className={styles['partner']}>
          <small>{translate('ui.partnership')}</small>
          <Mark name={partner.name} src={partner.src} />
        </span>
      )}
    </span>
  );
}
