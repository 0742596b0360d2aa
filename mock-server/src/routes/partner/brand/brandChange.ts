import { getBrand, type OwnBrand, toOwnBrand } from '@marketplace/shared/branding';
import { ownBrandSchema } from '@marketplace/shared/schema';
import { boolean, object } from 'yup';
import { nowIso } from '../../../clock';
import { checkVersion } from '../../../data/changes';
import type { Collections, PartnerBrandRecord, PartnerRecord } from '../../../data/records';
import type { Reader, Writer } from '../../../store/port';
import { defineControlledChange } from '../../approvals/controlledChange';
import {
  findContentChange,
  requireAskingPartner,
  toContentChange,
  toContentSubject,
} from '../contentChange';

type Partner = Readonly<PartnerRecord>;
export type Brand = PartnerBrandRecord['brand'];

/** The fields that differ from the brand before; an undo cannot be undone. */
const bodySchema = object({
  patch: ownBrandSchema.partial().required(),
  is_undo: boolean().required(),
}).noUnknown();

/** The fields that a borrower could take for a promise or for another firm. */
const REVIEWED = ['name', 'name_hi', 'title', 'title_hi', 'logo', 'logo_wide'] as const;

/** Returns the brand that a partner's changes start from: its own, or that of the product's list. */
const toBase = ({ name }: Partner, brand: Brand): OwnBrand => brand ?? toOwnBrand(getBrand(name));

const merge = (base: OwnBrand, patch: object): OwnBrand =>
  ownBrandSchema.cast({ ...base, ...patch });

/** Lists the fields of a brand that differ from the present one. */
export function findPatch(partner: Partner, present: Brand, brand: OwnBrand): Partial<OwnBrand> {
  const base = new Map<string, unknown>(Object.entries(toBase(partner, present)));
  return Object.fromEntries(
    Object.entries(brand).filter(([field, value]) => base.get(field) !== value),
  );
}

/** Reads a partner's brand, and the change of it that waits or was refused. */
export async function readBrandState(reader: Reader<Collections>, partner: Partner) {
  const found = await reader.get('partner_brands', partner.id);
  const change = await findContentChange(reader, 'partner_brands', partner.id);
  const base = toBase(partner, found?.brand ?? null);
  return {
    partner_name: partner.name,
    brand: found?.brand ?? null,
    version: found?.saved_at ? found.version : 0,
    can_undo: found?.can_undo ?? false,
    saved_at: found?.saved_at ?? '',
    saved_by: found?.saved_by ?? '',
    change: change
      ? { ...toContentChange(change), brand: merge(base, bodySchema.cast(change.body).patch) }
      : null,
  };
}

/** Throws 409 unless the brand is still the one that the caller read. */
export async function checkBrandSeen(
  reader: Reader<Collections>,
  partner: Partner,
  seen: number | undefined,
): Promise<Brand> {
  const { brand, version } = await readBrandState(reader, partner);
  checkVersion({ version }, seen, { view: { ...brand }, otherwise: Object.keys({ ...brand }) });
  return brand;
}

interface BrandSave {
  readonly brand: Brand;
  /** The brand that an undo restores; absent if the save cannot be undone. */
  readonly previous?: Brand;
  readonly name: string;
}

/** Saves a brand, which the partner's pages then show. */
export async function saveBrand(
  writer: Writer<Collections>,
  { id }: Partner,
  { brand, previous, name }: BrandSave,
): Promise<void> {
  const patch = {
    brand,
    previous: previous ?? null,
    can_undo: previous !== undefined,
    saved_at: nowIso(),
    saved_by: name,
  };
  if (await writer.get('partner_brands', id)) await writer.update('partner_brands', id, patch);
  else await writer.insert('partner_brands', { id, ...patch });
}

/** Makes the record of a partner's first brand, which an approval then names. */
export async function openBrand(writer: Writer<Collections>, { id }: Partner): Promise<void> {
  if (await writer.get('partner_brands', id)) return;
  const unsaved = { brand: null, previous: null, can_undo: false, saved_at: '', saved_by: '' };
  await writer.insert('partner_brands', { id, ...unsaved });
}

/** A partner's change of its brand. A name, heading or logo waits for an admin where the rule is on. */
export const brandChange = defineControlledChange(
  'saveOwnBrand',
  (_params, body) => ({ params: {}, body: bodySchema.cast(body) }),
  {
    getKind: (_reader, { body: { patch } }) =>
      REVIEWED.some((field) => patch[field] !== undefined) ? 'brand' : undefined,
    subject: toContentSubject,
    async apply(writer, { body: { patch, is_undo }, session, getVersion }) {
      const { partner, name } = await requireAskingPartner(writer, session);
      const present = await checkBrandSeen(writer, partner, getVersion({}));
      const brand = merge(toBase(partner, present), patch);
      await saveBrand(writer, partner, { brand, name, ...(!is_undo && { previous: present }) });
      return {};
    },
  },
);
