import type { CSSProperties } from 'react';
import styles from './monogram.module.css';

const getLenderInitials = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => /^\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('');

/** The hue that a name draws, in degrees: the same name always has the same one. */
const getHue = (name: string): number =>
  Array.from(name).reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

/** A lender's mark: its initials in a colour of its own. The app shows no logos, so that no lender stands out. */
export function Monogram({ name }: { name: string }) {
  const style: CSSProperties & Record<'--hue', number> = { '--hue': getHue(name) };
  return (
    <span className={styles['monogram']} style={style} aria-hidden="true">
      {getLenderInitials(name)}
    </span>
  );
}
