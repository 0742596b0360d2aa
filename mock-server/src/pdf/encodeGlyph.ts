import type { Glyph, PathCommand } from 'fontkit';

interface Point {
  readonly isOnCurve: boolean;
  readonly x: number;
  readonly y: number;
}

const EMPTY = new Uint8Array();

function toPoints({ command, args }: PathCommand): Point[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args.map((value) => Math.round(value));
  if (command === 'closePath') return [];
  if (command === 'quadraticCurveTo')
    return [
      { isOnCurve: false, x: x1, y: y1 },
      { isOnCurve: true, x: x2, y: y2 },
    ];
  if (command === 'bezierCurveTo') throw new Error('A TrueType outline has no cubic curve');
  return [{ isOnCurve: true, x: x1, y: y1 }];
}

/**
 * Encodes an outline as a simple glyph of a TrueType font, each point with 16-bit steps, padded to
 * four bytes.
 */
export function encodeGlyph({ path }: Glyph): Uint8Array {
  const contours: Point[][] = [];
  for (const command of path.commands) {
    if (command.command === 'moveTo') contours.push([]);
    contours.at(-1)?.push(...toPoints(command));
  }
  const points = contours.flat();
  if (points.length === 0) return EMPTY;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const size = 12 + contours.length * 2 + points.length * 5;
  const bytes = new Uint8Array(Math.ceil(size / 4) * 4);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put = (value: number): void => {
    view.setInt16(at, value);
    at += 2;
  };
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  [contours.length, ...box].forEach(put);
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    put(last);
  }
  // There are no instructions.
  put(0);
  for (const { isOnCurve } of points) {
    view.setUint8(at, isOnCurve ? 1 : 0);
    at += 1;
  }
  for (const values of [xs, ys])
    values.forEach((value, index) => put(value - (values[index - 1] ?? 0)));
  return bytes;
}
