import { chooseTextColour } from './colours/contrast';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

function splitLetters(word: string): string[] {
  return Array.from(graphemes.segment(word), ({ segment }) => segment);
}

/** Returns the letters of a name that its logo shows. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const signs =
    words.length > 1
      ? words.flatMap((word) => splitLetters(word).slice(0, 1))
      : splitLetters(words[0] ?? '');
  return signs.slice(0, 2).join('').toUpperCase();
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}

/** Draws a partner's logo as SVG: its initials on a rounded tile in the primary colour, underlined in the secondary. */
export function buildLogoSvg(name: string, primary: string, secondary: string): string {
  const monogram = escapeXml(getInitials(name));
  const label = escapeXml(name);
  const ink = chooseTextColour(primary, secondary);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${label}">` +
    `<rect x="1" y="1" width="62" height="62" rx="15" fill="${primary}" stroke="${ink}" stroke-opacity=".18" stroke-width="2"/>` +
    `<text x="32" y="40" text-anchor="middle" font-family="Inter Variable, Inter, system-ui, sans-serif" font-size="27" ` +
    `font-weight="700" letter-spacing="-1" fill="${ink}">${monogram}</text>` +
    `<rect x="20" y="48" width="24" height="3" rx="1.5" fill="${ink}" fill-opacity=".7"/></svg>`
  );
}

/** Converts an SVG to a `data:` URI for an image or icon. */
export function toDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
