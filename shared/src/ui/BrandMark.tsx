import type { Brand } from '../branding';
import styles from './brandMark.module.css';

interface BrandMarkProps {
  brand: Pick<Brand, 'name' | 'logo' | 'logo_wide'>;
  /** Height in pixels. */
  size: number;
  /** Leaves the name out. */
  markOnly?: boolean;
}

/** A brand's logo and name. A wide logo stands for both. */
export function BrandMark({ brand: { name, logo, logo_wide }, size, markOnly }: BrandMarkProps) {
  if (logo_wide && !markOnly)
    return <img className={styles.wide} src={logo_wide} alt={name} height={size} />;
  // A drawn mark has its own background.
  const ground = logo.startsWith('data:') ? undefined : styles.uploaded;
  return (
    <>
      <img className={ground} src={logo} alt="" width={size} height={size} />
      {!markOnly && <span className={styles.name}>{name}</span>}
    </>
  );
}
