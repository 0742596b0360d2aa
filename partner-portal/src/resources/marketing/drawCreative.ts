import type { AnswerOf, getCreatives } from '@marketplace/shared/api';
import {
  type Brand,
  isDevanagari,
  getInitials,
  chooseTextColour,
} from '@marketplace/shared/branding';
import type { Language } from '@marketplace/shared/i18n';
import { encodeQR } from 'qr';

export type Creative = AnswerOf<typeof getCreatives>['data'][number];

/** The usual sizes in pixels; A4 at 150 dots an inch. */
export const SIZES = {
  '1080x1080': { width: 1080, height: 1080 },
  '1080x1920': { width: 1080, height: 1920 },
  '1200x628': { width: 1200, height: 628 },
  A4: { width: 1240, height: 1754 },
} as const;

export type Size = keyof typeof SIZES;

interface Drawing {
  creative: Creative;
  brand: Brand;
  language: Language;
  size: Size;
}

async function loadImage(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

const HINDI_FONT = "'Noto Sans Devanagari Variable'";
const WEIGHTS = [400, 600, 700] as const;

/** Loads the fonts of a drawing; a canvas draws with what is there and does not wait. */
async function loadFonts({ brand, language }: Drawing): Promise<void> {
  if (language === 'hi' || isDevanagari(brand)) {
    await Promise.all(
      WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px ${HINDI_FONT}`, 'क')),
    );
  }
  await document.fonts.ready;
}

interface Block {
  text: string;
  /** Size of the letters and the box, in pixels. */
  letters: number;
  weight: number;
  x: number;
  y: number;
  width: number;
}

/** Writes words in lines within a width; returns where the next block may begin. */
function writeBlock(context: CanvasRenderingContext2D, family: string, block: Block): number {
  const { text, letters, weight, x, width } = block;
  context.font = `${weight} ${letters}px ${family}`;
  context.textBaseline = 'top';
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  // Devanagari needs more room above and below than Latin letters.
  const step = letters * 1.4;
  lines.forEach((line, index) => context.fillText(line, x, block.y + index * step));
  return block.y + lines.length * step;
}

function drawQr(
  context: CanvasRenderingContext2D,
  link: string,
  [x, y, side]: [number, number, number],
) {
  const cells = encodeQR(link, 'raw', { border: 2 });
  const cell = Math.floor(side / cells.length);
  context.fillStyle = '#ffffff';
  context.fillRect(x, y, cell * cells.length, cell * cells.length);
  context.fillStyle = '#000000';
  cells.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) context.fillRect(x + column * cell, y + line * cell, cell, cell);
    }),
  );
}

interface Mark {
  family: string;
  ink: string;
  side: number;
  x: number;
  y: number;
}

/** Draws the initials of a brand without a logo, as `buildLogoSvg` does, but with the page's own fonts. */
function drawInitials(context: CanvasRenderingContext2D, name: string, mark: Mark): void {
  const { family, ink, side, x, y } = mark;
  const unit = side / 64;
  context.save();
  context.translate(x, y);
  context.scale(unit, unit);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.globalAlpha = 0.18;
  context.beginPath();
  context.roundRect(1, 1, 62, 62, 15);
  context.stroke();
  context.globalAlpha = 0.7;
  context.fillRect(20, 48, 24, 3);
  context.globalAlpha = 1;
  context.font = `700 27px ${family}`;
  context.textAlign = 'center';
  context.fillText(getInitials(name), 32, 40);
  context.restore();
}

/**
 * Draws a creative in the partner's logo and colours, with the QR of its link and the disclosure, which no
 * option leaves out. The canvas shapes Devanagari with the page's own fonts.
 */
export async function drawCreative(canvas: HTMLCanvasElement, drawing: Drawing): Promise<void> {
  const { creative, brand, language, size } = drawing;
  const { width, height } = SIZES[size];
  const uploaded = brand.logo.startsWith('data:') ? undefined : loadImage(brand.logo);
  const [logo] = await Promise.all([uploaded, loadFonts(drawing)]);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw');
  const family = `${getComputedStyle(document.body).fontFamily}, ${HINDI_FONT}`;
  const isWide = width > height;
  const isSquare = width === height;
  const unit = Math.min(width, height) / 20;
  const margin = unit * 1.5;
  const footer = isWide ? unit * 5 : unit * 4.5;
  context.fillStyle = brand.primary;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, height - footer, width, footer);
  const qr = unit * (isWide ? 8 : isSquare ? 5 : 6);
  const qrTop = isWide ? margin : height - footer - margin - qr;
  drawQr(context, creative.link, [width - margin - qr, qrTop, qr]);
  const ink = chooseTextColour(brand.primary, brand.secondary);
  const side = unit * 2.4;
  if (logo) context.drawImage(logo, margin, margin, side, side);
  else drawInitials(context, brand.name, { family, ink, side, x: margin, y: margin });
  context.fillStyle = ink;
  const besideQr = width - qr - margin * 3;
  const column = isWide ? besideQr : width - margin * 2;
  writeBlock(context, family, {
    text: brand.name,
    letters: unit * 0.9,
    weight: 600,
    x: margin + unit * 3,
    y: margin + unit * 0.7,
    width: column - unit * 3,
  });
  const top = margin + unit * (isWide || isSquare ? 3.2 : 4.2);
  const next = writeBlock(context, family, {
    text: creative[`headline_${language}`],
    letters: unit * (isWide ? 1.7 : isSquare ? 1.5 : 2),
    weight: 700,
    x: margin,
    width: column,
    y: top,
  });
  writeBlock(context, family, {
    text: creative[`line_${language}`],
    letters: isSquare ? unit * 0.9 : unit,
    weight: 400,
    x: margin,
    // A line of four rows that would reach the QR stays beside it.
    width: isWide || next + unit * 6 < qrTop ? column : besideQr,
    y: next + unit * 0.4,
  });
  context.fillStyle = '#15191f';
  writeBlock(context, family, {
    text: creative[`disclosure_${language}`],
    letters: isWide ? unit * 0.72 : unit * 0.6,
    weight: 400,
    x: margin,
    y: height - footer + unit * 0.5,
    width: width - margin * 2,
  });
}
