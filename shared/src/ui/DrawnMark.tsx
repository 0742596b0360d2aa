import { type Brand, getInitials, chooseTextColour } from '../branding';

interface DrawnMarkProps {
  brand: Pick<Brand, 'name' | 'primary' | 'secondary'>;
  /** Height in pixels. */
  size: number;
}

/**
 * The logo of `buildLogoSvg` as a part of the page. An image draws letters with the fonts of the device alone, and
 * a device may have none for Devanagari; here the page's own fonts draw them.
 */
export function DrawnMark({ brand: { name, primary, secondary }, size }: DrawnMarkProps) {
  const ink = chooseTextColour(primary, secondary);
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect
        {...{ x: 1, y: 1, width: 62, height: 62, rx: 15 }}
        fill={primary}
        stroke={ink}
        strokeOpacity=".18"
        strokeWidth="2"
      />
      <text x="32" y="40" textAnchor="middle" fontSize="27" fontWeight="700" fill={ink}>
        {getInitials(name)}
      </text>
      <rect {...{ x: 20, y: 48, width: 24, height: 3, rx: 1.5 }} fill={ink} fillOpacity=".7" />
    </svg>
  );
}
