/** Matches modules that stay out of the kit, because only some pages need them, or only some people (Hindi). */
const EXCLUDED = /x-charts|\/d3-|@dnd-kit|\/charts\/|\/hi\/|hindi|\.css$/;

/**
 * Bundles the modules that at least two parts of a console share into one file. Dozens of small files would
 * wait for each other, because a browser requests six at a time.
 */
export const CONSOLE_KIT = {
  name: 'kit',
  minShareCount: 2,
  test: (id: string): boolean => !EXCLUDED.test(id),
};
