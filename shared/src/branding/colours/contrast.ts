import { hexToOklch, toLinearChannels, oklchToHex } from './oklch';

/** WCAG 2.2 contrast that text needs (1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** WCAG 2.2 contrast that controls and focus marks need (1.4.11). */
export const CONTROL_CONTRAST = 3;

const INK = '#101418';
const BLACK = '#000000';
const PAPER = '#FFFFFF';
const LIGHTNESS_STEP = 0.004;

function computeLuminance(hex: string): number {
  const [red, green, blue] = toLinearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [a, b] = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Computes the lowest contrast of a colour against several surfaces. */
export function computeLowestContrast(colour: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => computeContrast(colour, surface)));
}

/**
 * Returns a readable text colour on a background: the preferred one if it reaches 4.5:1, else white, near-black or
 * black. One of these always reaches it.
 */
export function chooseTextColour(background: string, preferred: string = PAPER): string {
  const readable = [preferred, PAPER, INK].find(
    (colour) => computeContrast(colour, background) >= TEXT_CONTRAST,
  );
  return (readable ?? BLACK).toUpperCase();
}

/**
 * Returns the brand colour, adjusted so that it reaches the ratio on every surface. Makes it darker or lighter,
 * whichever changes it less, and keeps its hue.
 */
export function adjustAccent(
  brandColour: string,
  surfaces: readonly string[],
  ratio: number,
): string {
  if (computeLowestContrast(brandColour, surfaces) >= ratio) return brandColour.toUpperCase();
  const { l, c, h } = hexToOklch(brandColour);
  for (let shift = LIGHTNESS_STEP; shift <= 1; shift += LIGHTNESS_STEP) {
    for (const lightness of [l - shift, l + shift]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = oklchToHex({ l: lightness, c, h });
      if (computeLowestContrast(candidate, surfaces) >= ratio) return candidate;
    }
  }
  return chooseTextColour(surfaces[0] ?? PAPER);
}
