import { RESERVED_SEGMENTS } from '@marketplace/shared/schema';
import { HttpError } from '../../httpError';
import type { Reader, Writer } from '../../store/port';
import type { Collections, PartnerRecord } from '../records';

const getNames = ({ name, url_segment }: Readonly<PartnerRecord>): string[] =>
  [name, url_segment].map((known) => known.toLowerCase());

/** Throws 409 if another partner uses a value as identifier or URL segment; ignores letter case. */
function checkFree(taken: ReadonlySet<string>, field: 'name' | 'url_segment', value: string): void {
  if (taken.has(value.toLowerCase()))
    throw new HttpError(409, 'name_taken', { errors: { [field]: 'name_taken' } });
}

async function findTakenNames(reader: Reader<Collections>): Promise<ReadonlySet<string>> {
  const { rows } = await reader.find('partners');
  return new Set(rows.flatMap(getNames));
}

/** Adds an active partner, which earns nothing until an admin sets its share. */
export async function insertPartner(
  writer: Writer<Collections>,
  { name, title, url_segment }: Pick<PartnerRecord, 'name' | 'title' | 'url_segment'>,
): Promise<Readonly<PartnerRecord>> {
  const taken = await findTakenNames(writer);
  checkFree(taken, 'name', name);
  checkFree(taken, 'url_segment', url_segment);
  return writer.insert('partners', {
    name: name.toUpperCase(),
    title: title.trim(),
    url_segment,
    revenue_percent: null,
    revenue_flat_fee: null,
    utm_id: url_segment,
    status: 1,
  });
}

/** Leaves room for the number within the 40 characters of a segment. */
const MAX_SLUG = 35;

/** Returns an identifier and URL segment for a company, with a number behind them if others have them. */
export async function findFreeNames(
  reader: Reader<Collections>,
  company: string,
): Promise<Pick<PartnerRecord, 'name' | 'url_segment'>> {
  const taken = new Set([...(await findTakenNames(reader)), ...RESERVED_SEGMENTS]);
  const words = company.toLowerCase().match(/[a-z0-9]+/gu) ?? ['partner'];
  const slug = words.join('-').slice(0, MAX_SLUG);
  for (let count = 1; ; count += 1) {
    const url_segment = count === 1 ? slug : `${slug}-${count}`;
    const name = url_segment.replaceAll('-', '');
    if (!taken.has(url_segment) && !taken.has(name)) return { name, url_segment };
  }
}
