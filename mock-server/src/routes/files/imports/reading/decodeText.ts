/** How the bytes of a text file were read. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Decodes bytes in an encoding; undefined if they are not of it. A decoder drops the byte order mark. */
function decode(bytes: Uint8Array, encoding: TextEncoding): DecodedText | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : { text, encoding };
  } catch {
    return undefined;
  }
}

/** The characters of windows-1252 from 0x80 to 0x9F, where it differs from Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Decodes windows-1252, as `TextDecoder` does not in every version of Node. */
const decodeWindows1252 = (bytes: Uint8Array): DecodedText => ({
  text: Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009F]/gu, (code) => WINDOWS_1252.charAt(code.charCodeAt(0) - 0x80)),
  encoding: 'windows-1252',
});

/**
 * Decodes a text file: by its byte order mark, else as UTF-8, else as windows-1252, which has a character for each
 * byte. Returns undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const mark = MARKS.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (mark) return decode(bytes, mark[0]);
  if (bytes.includes(0)) return undefined;
  return decode(bytes, 'utf-8') ?? decodeWindows1252(bytes);
}
