import { useTexts } from '@marketplace/shared/admin';
import {
  type Brand,
  buildBrandTokens,
  computeContrast,
  TEXT_CONTRAST,
} from '@marketplace/shared/branding';
import { formatNumber } from '@marketplace/shared/format';
import styles from './brand.module.css';

/** A chosen colour, and the colour that the pages use in its place on a background. */
interface Pair {
  id: 'button' | 'light' | 'dark';
  ground: string;
  chosen: string;
  used: string;
}

function buildPairs(brand: Brand): Pair[] {
  const { colours: light } = buildBrandTokens(brand, 'light');
  const { colours: dark } = buildBrandTokens(brand, 'dark');
  return [
    { id: 'button', ground: light.accent, chosen: brand.secondary, used: light.onAccent },
    { id: 'light', ground: light.surfaceRaised, chosen: brand.primary, used: light.accentText },
    { id: 'dark', ground: dark.surfaceRaised, chosen: brand.primary, used: dark.accentText },
  ];
}

/** Says how readable the chosen colours are, and which colours the pages use instead. */
export function Contrasts({ brand }: { brand: Brand }) {
  const { translate, language } = useTexts();
  const formatRatio = (colour: string, ground: string) =>
    `${formatNumber(Math.floor(computeContrast(colour, ground) * 10) / 10, language)}:1`;
  return (
    <ul className={styles['contrasts']} aria-label={translate('brand_studio.contrast')}>
      {buildPairs(brand).map(({ id, ground, chosen, used }) => {
        const isKept = computeContrast(chosen, ground) >= TEXT_CONTRAST;
        return (
          <li key={id}>
            <span
              className={styles['sample']}
              aria-hidden="true"
              style={{ background: ground, color: used }}
            />
            <span>
              <strong>{translate(`brand_studio.on_${id}`)}</strong>{' '}
              {isKept
                ? translate('brand_studio.contrast_good', {
                    colour: chosen,
                    ratio: formatRatio(chosen, ground),
                  })
                : translate('brand_studio.contrast_corrected', {
                    colour: chosen,
                    ratio: formatRatio(chosen, ground),
                    used,
                    better: formatRatio(used, ground),
                  })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
