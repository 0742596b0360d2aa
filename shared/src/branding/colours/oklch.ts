/** A colour as perceived lightness (0–1), chroma and hue (degrees). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour in the form '#RRGGBB'. */
export function isHexColour(text: string): boolean {
  return HEX.test(text);
}

/**
 * Returns the linear-light sRGB channels of a colour, 0 to 1.
 * @throws RangeError when it is not of the form '#RRGGBB'.
 */
export function toLinearChannels(hex: string): Triple {
  if (!isHexColour(hex)) throw new RangeError('a colour must be written as #RRGGBB');
  const parseChannel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts a colour to OKLCH (Björn Ottosson's OKLab in polar form), where equal steps of lightness look equal. */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = toLinearChannels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function isInGamut(channels: Triple): boolean {
  return channels.every((value) => value >= -0.0005 && value <= 1.0005);
}

function toChannelHex(linear: number): string {
  const value = Math.min(Math.max(linear, 0), 1);
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}

/** Converts OKLCH to the nearest sRGB colour. Keeps lightness and hue and reduces chroma if necessary. */
export function oklchToHex(colour: Oklch): string {
  let shown = toLinear(colour);
  if (!isInGamut(shown)) {
    let low = 0;
    let high = colour.c;
    for (let step = 0; step < 16; step += 1) {
      const c = (low + high) / 2;
      if (isInGamut(toLinear({ ...colour, c }))) low = c;
      else high = c;
    }
    shown = toLinear({ ...colour, c: low });
  }
  return `#${shown.map(toChannelHex).join('')}`;
}
