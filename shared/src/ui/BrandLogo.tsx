import styles from './brandLogo.module.css';
import { useTranslate } from './translate';

export interface BrandLogoProps {
  /** Name of the product; stands in for a logo that is not there. */
  name: string;
  src?: string;
  /** The partner that the product is offered with. */
  partner?: { name: string; src?: string };
}

function Mark({ name, src }: { name: string; src?: string }) {
  return src ? (
    <img className={styles['logo']} src={src} alt={name} />
  ) : (
    <span className={styles['name']}>{name}</span>
  );
}

/** The logo, and beside it the partner's under 'In Partnership With'. */
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
