import { chooseTextColour } from '@marketplace/shared/branding';
import type { CSSProperties } from 'react';
import styles from './monogram.module.css';

const getInitials = (slug: string): string =>
  slug
    .split('-')
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');

/** The hue that a slug draws, in degrees: the same slug always has the same one. */
const getHue = (slug: string): number =>
  Array.from(slug).reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

interface Props {
  lender: { readonly slug: string; readonly mark_colour?: string | undefined };
}

/**
 * A lender's mark: its initials in the colour of its record, else in one that its slug draws. Unlike the name, the slug
 * is the same in every language, and so is the mark. The app shows no logos, so that no lender stands out.
 */
export function Monogram({ lender: { slug, mark_colour: colour } }: Props) {
  const drawn: CSSProperties & Record<'--hue', number> = { '--hue': getHue(slug) };
  const own = colour ? { background: colour, color: chooseTextColour(colour) } : undefined;
  return (
    <span className={styles['monogram']} style={own ?? drawn} aria-hidden="true">
      {getInitials(slug)}
    </span>
  );
}
