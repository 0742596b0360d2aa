import type { OwnApplication } from '@marketplace/shared/schema';
import type { Language } from '../../messages/translate';
import type { Reader } from '../../store/port';
import type { ApplicationRecord, Collections, LenderRecord } from '../records';
import { toOwnApplicationView } from '../views';
import { getLenderSlug } from './lenderSlugs';

type Application = Readonly<ApplicationRecord>;
type Lender = Readonly<LenderRecord>;

/** A lender under the name that borrowers read. */
export type NamedLender = Lender & { readonly registered_name?: string };

/** A lender's name as borrowers read it: in Hindi the Hindi one of its record, if there is one. */
export const getLenderName = (
  { name, name_hi }: Pick<Lender, 'name' | 'name_hi'>,
  language: Language,
): string => (language === 'hi' && name_hi) || name;

/** Returns a lender under the name that borrowers read in a language. */
export function nameLender(lender: Lender, language: Language): NamedLender {
  const name = getLenderName(lender, language);
  if (name === lender.name) return lender;
  // A slug that the record lacks comes from the registered name.
  return { ...lender, slug: getLenderSlug(lender), name, registered_name: lender.name };
}

/** Returns a function that names the lender of any of these applications as borrowers read it. */
export async function loadLenderNames(
  reader: Reader<Collections>,
  applications: readonly Application[],
  language: Language,
): Promise<(application: Application) => string> {
  const id = [...new Set(applications.map(({ lender_id }) => lender_id))];
  const lenders = language === 'en' ? [] : (await reader.find('lenders', { filter: { id } })).rows;
  const names = new Map(lenders.map((lender) => [lender.id, lender.name_hi]));
  return ({ lender_id, lender_name }) => names.get(lender_id) || lender_name;
}

/** Returns a function that converts any of these applications for its owner. */
export async function loadOwnApplicationView(
  reader: Reader<Collections>,
  applications: readonly Application[],
  language: Language,
): Promise<(application: Application) => OwnApplication> {
  const getName = await loadLenderNames(reader, applications, language);
  return (application) => ({
    ...toOwnApplicationView(application),
    lender_name: getName(application),
  });
}
