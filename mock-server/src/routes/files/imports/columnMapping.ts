import { createHash } from 'node:crypto';
import type { ImportKindName } from '@marketplace/shared/resources';
import { importKinds } from '@marketplace/shared/resources';
import type { Collections } from '../../../data/records';
import { wrongField } from '../../../httpError';
import type { HeadingRule } from './reading/findHeadings';
import type { Reader } from '../../../store/port';

const toName = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/gu, '');

/** Identifies a row of headings. */
export const toHeaderKey = (headings: readonly string[]): string =>
  createHash('sha256').update(headings.map(toName).join('\n')).digest('hex').slice(0, 32);

function suggestMapping(kind: ImportKindName, headings: readonly string[]): (number | null)[] {
  const names = headings.map(toName);
  return importKinds[kind].columns.map(({ name, labels, aliases }) => {
    const found = [name, toName(labels.en), toName(labels.hi), ...aliases]
      .map((heading) => names.indexOf(heading))
      .find((place) => place >= 0);
    return found ?? null;
  });
}

/** Finds the columns of a kind by their headings. */
export const mapByName = (kind: ImportKindName, headings: readonly string[]): (number | null)[] => {
  const names = headings.map(toName);
  return importKinds[kind].columns.map(({ name }) => {
    const place = names.indexOf(name);
    return place === -1 ? null : place;
  });
};

/** The columns of a kind that a file must have and `places` leaves out. */
export const findUnmapped = (
  kind: ImportKindName,
  places: readonly (number | null | undefined)[],
): string[] =>
  importKinds[kind].columns.flatMap(({ name, optional }, index) =>
    optional || typeof places[index] === 'number' ? [] : name,
  );

/** Recognises the headings of a kind: by all their spellings, or by the columns' names alone. */
export const buildHeadingRule =
  (kind: ImportKindName, mapHeadings = suggestMapping): HeadingRule =>
  (headings) => {
    const places = mapHeadings(kind, headings);
    return { places, isComplete: findUnmapped(kind, places).length === 0 };
  };

/**
 * Returns the mapping last used for these headings in an upload with the fields of `own`, otherwise the one
 * that the headings suggest.
 */
export async function findMapping(
  reader: Reader<Collections>,
  kind: ImportKindName,
  headings: readonly string[],
  own: Readonly<Record<string, unknown>>,
): Promise<{ mapping: (number | null)[]; remembered: boolean }> {
  const { rows } = await reader.find('uploads', {
    filter: { ...own, kind, header_key: toHeaderKey(headings) },
    sort: ['created_at', 'DESC'],
    range: [0, 0],
  });
  const known = rows[0]?.mapping;
  return {
    mapping: [...(known ?? suggestMapping(kind, headings))],
    remembered: known !== undefined,
  };
}

/** Parses the mapping of a call. Throws 422 if a required column has no heading of its own. */
export function parseMapping(
  text: string,
  kind: ImportKindName,
  headings: readonly string[],
): (number | null)[] {
  const { columns } = importKinds[kind];
  const mapping = text.split(',').map((place) => (place === '' ? null : Number(place)));
  const places = mapping.filter((place) => place !== null);
  const isWrong =
    mapping.length !== columns.length ||
    findUnmapped(kind, mapping).length > 0 ||
    places.some((place) => place >= headings.length) ||
    new Set(places).size < places.length;
  if (isWrong) throw wrongField('mapping', 'columns_unmapped');
  return mapping;
}
