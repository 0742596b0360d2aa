/** The smallest font size of a long text, relative to its usual size. */
const SMALLEST = 0.4;
const SCALES = [1, 0.9, 0.8, 0.72, 0.64, 0.57, 0.5, 0.45];

/** A text as it is drawn, in pixels: the top left corner and the width of each row. */
export interface TextBlock {
  readonly tag: 'H1' | 'P';
  readonly letters: number;
  readonly rows: readonly { text: string; x: number; y: number; width: number }[];
}

export interface Block {
  tag: TextBlock['tag'];
  text: string;
  /** Font size and width of the box, in pixels. */
  letters: number;
  weight: number;
  x: number;
  y: number;
  width: number;
}

/**
 * Breaks words into rows within a width. Returns the top of the next block, and a function that draws the
 * rows and returns them.
 */
export function setBlock(context: CanvasRenderingContext2D, family: string, block: Block) {
  const { tag, text, letters, weight, x, y, width } = block;
  const font = `${weight} ${letters}px ${family}`;
  context.font = font;
  // Devanagari needs a larger line height than Latin letters.
  const step = letters * 1.4;
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && context.measureText(longer).width <= width)
      rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return {
    end: y + rows.length * step,
    draw: (): TextBlock => {
      context.font = font;
      context.textBaseline = 'top';
      const drawn = rows.map((row, index) => {
        const place = { text: row, x, y: y + index * step, width: context.measureText(row).width };
        context.fillText(row, x, place.y);
        return place;
      });
      return { tag, letters, rows: drawn };
    },
  };
}

type SetBlocks = readonly ReturnType<typeof setBlock>[];

/** Draws blocks above a height, with the largest font size that fits, at most their own. */
export function drawFitting(bottom: number, setAt: (scale: number) => SetBlocks): TextBlock[] {
  const fits = (blocks: SetBlocks) => (blocks.at(-1)?.end ?? 0) <= bottom;
  const shown = SCALES.map(setAt).find(fits) ?? setAt(SMALLEST);
  return shown.map((block) => block.draw());
}
