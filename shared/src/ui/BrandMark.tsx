import { lazy, Suspense } from 'react';
import { type Brand, isDevanagari } from '../branding';
import styles from './brandMark.module.css';

const DrawnMark = lazy(() => import('./DrawnMark').then((m) => ({ default: m.DrawnMark })));

interface BrandMarkProps {
  brand: Brand;
  /** Height in pixels. */
  size: number;
  /** Leaves the name out. */
  markOnly?: boolean;
}

/** A brand's logo and name. A wide logo contains the name. */
export function BrandMark({ brand, size, markOnly }: BrandMarkProps) {
  const { name, logo, logo_wide } = brand;
  if (logo_wide && !markOnly)
    return <img className={styles.wide} src={logo_wide} alt={name} height={size} />;
  // A drawn mark has its own background.
  const isDrawn = logo.startsWith('data:');
  const ground = isDrawn ? undefined : styles.uploaded;
  const picture = <img className={ground} src={logo} alt="" width={size} height={size} />;
  return (
    <>
      {isDrawn && isDevanagari(brand) ? (
        <Suspense fallback={picture}>
          <DrawnMark brand={brand} size={size} />
        </Suspense>
      ) : (
        picture
      )}
      {!markOnly && <span className={styles.name}>{name}</span>}
    </>
  );
}
