import {
  buildBrandTokens,
  type Brand,
  type ColourTokens,
  getInitials,
  chooseTextColour,
} from '@marketplace/shared/branding';
import { drawArtifact, drawElement, type TagElement } from './tags';
import type { TaggedDocument as Pdf } from './taggedDocument';
import { drawText, measureText, wrapText } from './text';

/** The margins of an A4 page, in points. */
export const MARGIN = 40;
const TILE = 36;
const BAND = 5;

/** Returns a brand's colours for print, which are readable for every brand. */
export const getPrintColours = (brand: Brand): ColourTokens =>
  buildBrandTokens(brand, 'light').colours;

/** Draws the mark of a brand: its own picture, or the initials of its name on a tile. */
function drawMark(pdf: Pdf, { logo, name, primary, secondary }: Brand, x: number, y: number): void {
  if (/^data:image\/(?:png|jpeg);base64,/u.test(logo)) {
    pdf.image(logo, x, y, { fit: [TILE, TILE] });
    return;
  }
  const unit = TILE / 64;
  const ink = chooseTextColour(primary, secondary);
  pdf
    .lineWidth(0.5)
    .roundedRect(x, y, TILE, TILE, 15 * unit)
    .fillAndStroke(primary, '#C9CED6');
  const style = { size: 27 * unit, colour: ink, isBold: true };
  drawText(pdf, getInitials(name), style, { x: x + TILE / 2, y: y + 40 * unit, align: 'center' });
  pdf.roundedRect(x + 20 * unit, y + 48 * unit, 24 * unit, 3 * unit, 1).fill(ink);
}

/** Draws the head of the first page: the band, the mark, the display name, and the title at the right. */
export function drawLetterhead(
  pdf: Pdf,
  tags: TagElement,
  brand: Brand,
  { title, subtitle }: { title: string; subtitle: string },
): number {
  const colours = getPrintColours(brand);
  const right = pdf.page.width - MARGIN;
  drawArtifact(pdf, 'Layout', () => {
    pdf.rect(0, 0, pdf.page.width, BAND).fill(colours.accentControl);
    drawMark(pdf, brand, MARGIN, MARGIN - 12);
  });
  const titleStyle = { size: 15, colour: colours.accentText, isBold: true };
  const nameStyle = { size: 13, colour: colours.text, isBold: true };
  drawElement(pdf, tags, 'H1', () =>
    drawText(pdf, title, titleStyle, { x: right, y: MARGIN + 2, align: 'right' }),
  );
  const quiet = { size: 9, colour: colours.textMuted };
  drawElement(pdf, tags, 'P', () =>
    drawText(pdf, subtitle, quiet, { x: right, y: MARGIN + 18, align: 'right' }),
  );
  const left = MARGIN + TILE + 12;
  const room = right - left - measureText(pdf, title, titleStyle) - 16;
  const lines = wrapText(pdf, brand.name, nameStyle, room);
  drawElement(pdf, tags, 'P', () =>
    lines.forEach((line, index) =>
      drawText(pdf, line, nameStyle, {
        x: left,
        y: MARGIN + (lines.length > 1 ? 2 : 10) + index * 16,
      }),
    ),
  );
  const bottom = MARGIN + 34 + Math.max(0, lines.length - 2) * 16;
  drawArtifact(pdf, 'Layout', () =>
    pdf.lineWidth(0.75).moveTo(MARGIN, bottom).lineTo(right, bottom).stroke(colours.border),
  );
  return bottom + 20;
}
