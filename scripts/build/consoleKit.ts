/** Only some pages of a console need these; Hindi, only some people. */
const APART = /x-charts|\/d3-|@dnd-kit|\/charts\/|\/hi\/|hindi|\.css$/;

/**
 * The kit of a console in one file: what at least two of its parts share. Dozens of small files would
 * wait for each other, since a browser asks for six at a time.
 */
export const CONSOLE_KIT = {
  name: 'kit',
  minShareCount: 2,
  test: (id: string): boolean => !APART.test(id),
};
