import type { AnswerOf, getCreatives } from '@marketplace/shared/api';
import {
  type Brand,
  isDevanagari,
  getInitials,
  chooseTextColour,
} from '@marketplace/shared/branding';
import type { Language } from '@marketplace/shared/i18n';
import { encodeQR } from 'qr';
import { type Block, drawFitting, setBlock, type TextBlock } from './textBlocks';

export type Creative = AnswerOf<typeof getCreatives>['data'][number];

/** The usual sizes in pixels, and the pixels per inch on paper. */
export const SIZES = {
  '1080x1080': { width: 1080, height: 1080, dpi: 144 },
  '1080x1920': { width: 1080, height: 1920, dpi: 144 },
  '1200x628': { width: 1200, height: 628, dpi: 144 },
  A4: { width: 1240, height: 1754, dpi: 150 },
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

/** Loads the fonts of a drawing, because a canvas does not wait for fonts. */
async function loadFonts({ brand, language }: Drawing): Promise<void> {
  if (language === 'hi' || isDevanagari(brand)) {
    await Promise.all(
      WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px ${HINDI_FONT}`, 'क')),
    );
  }
  await document.fonts.ready;
}

function drawQr(
  context: CanvasRenderingContext2D,
  link: string,
  { x, y, side }: ReturnType<typeof getFrame>['qr'],
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

/** Places the QR and the foot with the disclosure, in pixels. */
export function getFrame(size: Size) {
  const { width, height } = SIZES[size];
  const unit = Math.min(width, height) / 20;
  const margin = unit * 1.5;
  const isWide = width > height;
  const foot = height - unit * (isWide ? 5 : 4.5);
  const side = unit * (isWide ? 8 : width === height ? 5 : 6);
  return {
    unit,
    margin,
    foot,
    qr: { x: width - margin - side, y: isWide ? margin : foot - margin - side, side },
  };
}

/**
 * Draws a creative in the partner's logo and colours, with the QR of its link and the disclosure, which no
 * option leaves out. The canvas shapes Devanagari with the page's own fonts. Returns the texts as drawn.
 */
export async function drawCreative(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
): Promise<TextBlock[]> {
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
  const { unit, margin, foot, qr } = getFrame(size);
  context.fillStyle = brand.primary;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, foot, width, height - foot);
  drawQr(context, creative.link, qr);
  const ink = chooseTextColour(brand.primary, brand.secondary);
  const side = unit * 2.4;
  if (logo) context.drawImage(logo, margin, margin, side, side);
  else drawInitials(context, brand.name, { family, ink, side, x: margin, y: margin });
  context.fillStyle = ink;
  const besideQr = qr.x - margin * 2;
  const column = isWide ? besideQr : width - margin * 2;
  const name = setBlock(context, family, {
    tag: 'P',
    text: brand.name,
    letters: unit * 0.9,
    weight: 600,
    x: margin + unit * 3,
    y: margin + unit * 0.7,
    width: column - unit * 3,
  });
  const head = name.draw();
  const top = margin + unit * (isWide || isSquare ? 3.2 : 4.2);
  // Wrap a block beside the QR code if it would reach it.
  const setAboveQr = (block: Omit<Block, 'width'>) => {
    const above = setBlock(context, family, { ...block, width: column });
    if (isWide || above.end < qr.y) return above;
    return setBlock(context, family, { ...block, width: besideQr });
  };
  const message = drawFitting(foot - unit * 0.5, (scale) => {
    const headline = setAboveQr({
      tag: 'H1',
      text: creative[`headline_${language}`],
      letters: scale * unit * (isWide ? 1.7 : isSquare ? 1.5 : 2),
      weight: 700,
      x: margin,
      y: Math.max(top, name.end + unit * 0.3),
    });
    const line = setAboveQr({
      tag: 'P',
      text: creative[`line_${language}`],
      letters: scale * (isSquare ? unit * 0.9 : unit),
      weight: 400,
      x: margin,
      y: headline.end + unit * 0.4,
    });
    return [headline, line];
  });
  context.fillStyle = '#15191f';
  const disclosure = drawFitting(height - unit * 0.3, (scale) => [
    setBlock(context, family, {
      tag: 'P',
      text: creative[`disclosure_${language}`],
      letters: scale * unit * (isWide ? 0.72 : 0.6),
      weight: 400,
      x: margin,
      y: foot + unit * 0.5,
      width: width - margin * 2,
    }),
  ]);
  return [head, ...message, ...disclosure];
}
