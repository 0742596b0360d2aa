import {
  type AnswerOf,
  DEFAULT_PARTNER_NAME,
  type getPartnerByName,
} from '@marketplace/shared/api';
import { getBrand, DEFAULT_BRAND, localizeBrand } from '@marketplace/shared/branding';
import type { Language } from '@marketplace/shared/i18n';
import type { Session } from '../../auth/sessions';
import { notFound } from '../../httpError';
import type { Reader } from '../../store/port';
import type { Collections, FunnelVersionRecord, PartnerRecord } from '../records';
import { partnerView, publicPartnerView } from '../views';

/** The partner whose pages appear if the URL names none (section 9). */
const defaultPartnerName = 'TOPCLIND';

/** Finds the product's own partner. */
export const getDefaultPartner = (reader: Reader<Collections>) =>
  findPartner(reader, DEFAULT_PARTNER_NAME);

/** Loads the partner of a partner's session; throws 404 if it no longer exists. */
export async function requireOwnPartner(
  reader: Reader<Collections>,
  session: Session | undefined,
): Promise<Readonly<PartnerRecord>> {
  const partner = await reader.get('partners', session?.partner_id ?? 0);
  if (!partner) throw notFound();
  return partner;
}

/** Finds an active partner by identifier, URL segment or 'cl'; ignores letter case. */
export async function findPartner(
  reader: Reader<Collections>,
  name: string,
): Promise<Readonly<PartnerRecord> | undefined> {
  const wanted = (name === DEFAULT_PARTNER_NAME ? defaultPartnerName : name).toLowerCase();
  const { rows } = await reader.find('partners', { filter: { status: 1 } });
  return rows.find(
    (row) => row.name.toLowerCase() === wanted || row.url_segment.toLowerCase() === wanted,
  );
}

/**
 * Reads the name by which customers know a partner: that of its brand, in each language. A partner whose pages
 * have the default brand is known by its own name.
 */
export async function readBrandNames(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<Record<Language, string>> {
  const partner = await reader.get('partners', partnerId);
  const own = await reader.get('partner_brands', partnerId);
  const brand = getBrand(partner?.name, own?.brand);
  const nameIn = (language: Language): string =>
    brand.id === DEFAULT_BRAND.id ? (partner?.title ?? '') : localizeBrand(brand, language).name;
  return { en: nameIn('en'), hi: nameIn('hi') };
}

/** Finds a published version of a partner's funnel by its number. */
export async function findFunnelVersion(
  reader: Reader<Collections>,
  partnerId: number,
  number = 0,
): Promise<Readonly<FunnelVersionRecord> | undefined> {
  const filter = { partner_id: partnerId, number };
  const { rows } = await reader.find('funnel_versions', { filter });
  return rows[0];
}

/** Adds the partner's own brand, if it has set one, to an answer about the partner. */
async function withOwnBrand<T extends { readonly id: number }>(
  reader: Reader<Collections>,
  partner: T,
): Promise<T & Pick<AnswerOf<typeof getPartnerByName>['data'], 'brand'>> {
  const own = await reader.get('partner_brands', partner.id);
  return { ...partner, ...(own?.brand && { brand: own.brand }) };
}

/** Finds the public view of an active partner by the same names as `findPartner`. */
export async function findPublicPartner(
  reader: Reader<Collections>,
  name: string,
): Promise<AnswerOf<typeof getPartnerByName>['data'] | undefined> {
  const partner = await findPartner(reader, name);
  if (!partner) return undefined;
  const funnel = await reader.get('funnels', partner.id);
  const version = await findFunnelVersion(reader, partner.id, funnel?.published);
  const view = await withOwnBrand(reader, publicPartnerView(partner));
  return { ...view, ...(version && { funnel: version.content }) };
}

/** Loads the view of a partner for its own sessions. */
export const readOwnPartner = async (reader: Reader<Collections>, session: Session | undefined) =>
  withOwnBrand(reader, partnerView(await requireOwnPartner(reader, session)));
