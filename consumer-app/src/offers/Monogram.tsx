import { chooseTextColour } from '@marketplace/shared/branding';
import type { CSSProperties } from 'react';
import styles from './monogram.module.css';

/** The first letters of two words, without vowel signs, so that Devanagari fits into the mark as Latin does. */
const getLenderInitials = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => /^\p{L}/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('');

/** The hue that a name draws, in degrees: the same name always has the same one. */
const getHue = (name: string): number =>
  Array.from(name).reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

interface Props {
  lender: { readonly name: string; readonly mark_colour?: string | undefined };
}

/**
 * A lender's mark: its initials in the colour of its record, else in one that its name draws. The app shows no logos,
 * so that no lender stands out.
 */
export function Monogram({ lender: { name, mark_colour: colour } }: Props) {
  const drawn: CSSProperties & Record<'--hue', number> = { '--hue': getHue(name) };
  const own = colour ? { background: colour, color: chooseTextColour(colour) } : undefined;
  return (
    <span className={styles['monogram']} style={own ?? drawn} aria-hidden="true">
      {getLenderInitials(name)}
    </span>
  );
}
