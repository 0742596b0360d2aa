import type { Brand } from '../brand';
import {
  adjustAccent,
  computeContrast,
  CONTROL_CONTRAST,
  TEXT_CONTRAST,
  chooseTextColour,
} from './contrast';
import { type Mode, NEUTRALS } from './neutrals';
import { hexToOklch, oklchToHex } from './oklch';
import { getStatusTones, type StatusTones } from './statusTones';

/** The colours of a page, all '#RRGGBB'. A name ending in `Soft` is a tinted background for text of its own tone. */
export interface ColourTokens extends StatusTones {
  /** Backgrounds of the page, of cards, and of table heads and hovered rows. */
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  /** Divider lines, and the outline of inputs at 3:1. */
  border: string;
  borderStrong: string;
  text: string;
  textMuted: string;
  /** The fill of the primary action, the text on it, and the fill while hovered. */
  accent: string;
  onAccent: string;
  accentHover: string;
  /** The accent of controls without text, such as switches, checkboxes and bars; 3:1. */
  accentControl: string;
  onAccentControl: string;
  /** The accent for text and links, and as a fill under `onAccentText`; 4.5:1. */
  accentText: string;
  onAccentText: string;
  accentSoft: string;
  focusRing: string;
  /** The brand's two original colours, and readable text on them. */
  brand: string;
  onBrand: string;
  brandSecondary: string;
  onBrandSecondary: string;
}

/** The design tokens of a brand in one mode, the source of stylesheets and themes. */
export interface Tokens {
  mode: Mode;
  colours: ColourTokens;
  fontFamily: string;
  /** Pixels. */
  radius: number;
  spacing: number;
  /** The five type sizes in rem. */
  sizes: { small: number; body: number; heading: number; title: number; figure: number };
}

/** Lowest contrast of a button's fill against its card. Dark mode needs more. */
const VISIBLE_FILL: Readonly<Record<Mode, number>> = { light: 1.2, dark: 1.5 };
const HOVER_STEP = 0.05;
const FONT_FAMILY = /^[\p{L}\p{N} -]{1,60}$/u;
const SHIPPED_FONTS =
  "'Inter Variable', 'Inter Fallback', 'Noto Sans Devanagari Variable', system-ui, sans-serif";

function buildFontStack(family: string): string {
  if (!FONT_FAMILY.test(family) || family === 'Inter Variable') return SHIPPED_FONTS;
  return `'${family}', ${SHIPPED_FONTS}`;
}

/** Computes the hover colour: one step away from the text's lightness, or back at the end of the scale. */
function computeHover(fill: string, text: string): string {
  const { l, c, h } = hexToOklch(fill);
  const away = hexToOklch(text).l > l ? -HOVER_STEP : HOVER_STEP;
  const moved = [l + away, l - 3 * away]
    .map((lightness) => oklchToHex({ l: Math.min(Math.max(lightness, 0), 1), c, h }))
    .find((colour) => colour !== fill && computeContrast(colour, text) >= TEXT_CONTRAST);
  return moved ?? fill;
}

function computeSoftTone(brandColour: string, mode: Mode): string {
  const { c, h } = hexToOklch(brandColour);
  return oklchToHex(
    mode === 'light'
      ? { l: 0.96, c: Math.min(c, 0.022), h }
      : { l: 0.27, c: Math.min(c, 0.035), h },
  );
}

function isVisible(fill: string, mode: Mode): boolean {
  return computeContrast(fill, NEUTRALS[mode].surfaceRaised) >= VISIBLE_FILL[mode];
}

/** Picks the accent of a mode: the first of the funnel's, the primary and the secondary colour that is visible enough. */
function pickAccentBase({ funnel, primary, secondary }: Brand, mode: Mode): string {
  const colours = [funnel?.accent || primary, primary, secondary];
  return colours.find((colour) => isVisible(colour, mode)) ?? primary;
}

function buildAccents(brand: Brand, mode: Mode) {
  const { surface, surfaceRaised, surfaceSunken } = NEUTRALS[mode];
  const base = pickAccentBase(brand, mode);
  const accentSoft = computeSoftTone(base, mode);
  const surfaces = [surface, surfaceRaised, surfaceSunken, accentSoft];
  const accentControl = adjustAccent(base, surfaces, CONTROL_CONTRAST);
  const accentText = adjustAccent(base, surfaces, TEXT_CONTRAST);
  const accent = isVisible(base, mode) ? base.toUpperCase() : accentControl;
  const onAccent = chooseTextColour(
    accent,
    base === brand.primary ? brand.secondary : brand.primary,
  );
  return {
    accent,
    onAccent,
    accentHover: computeHover(accent, onAccent),
    accentControl,
    onAccentControl: chooseTextColour(accentControl),
    accentText,
    onAccentText: chooseTextColour(accentText),
    accentSoft,
    focusRing: accentControl,
  };
}

/**
 * Computes the design tokens of a brand in one mode and adjusts every text and control colour for contrast.
 * @throws RangeError when a colour of the brand is not '#RRGGBB'.
 */
export function buildBrandTokens(brand: Brand, mode: Mode): Tokens {
  return {
    mode,
    colours: {
      ...NEUTRALS[mode],
      ...buildAccents(brand, mode),
      ...getStatusTones(mode),
      brand: brand.primary.toUpperCase(),
      onBrand: chooseTextColour(brand.primary, brand.secondary),
      brandSecondary: brand.secondary.toUpperCase(),
      onBrandSecondary: chooseTextColour(brand.secondary, brand.primary),
    },
    fontFamily: buildFontStack(brand.font_family),
    radius: 10,
    spacing: 8,
    sizes: { small: 0.875, body: 1, heading: 1.25, title: 1.75, figure: 2.5 },
  };
}
