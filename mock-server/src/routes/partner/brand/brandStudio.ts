import {
  getOwnBrand,
  getPartnerBrand,
  resetPartnerBrand,
  saveOwnBrand,
  undoOwnBrand,
  uploadOwnLogo,
} from '@marketplace/shared/api';
import { LOGO_LIMITS, LOGO_SHAPES } from '@marketplace/shared/schema';
import type { Session } from '../../../auth/sessions';
import { nowIso } from '../../../clock';
import { checkVersion } from '../../../data/changes';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { Collections, PartnerBrandRecord, PartnerRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, notFound, wrongField } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';
import { changesNothing } from '../../../store/applyPatch';
import { requireOwnSession } from '../integration/requireOwnSession';
import { loadActor } from '../../kit/actor';
import { handle } from '../../kit/handle';
import { readImageSize } from '../../files/uploads/imageSize';
import { sniffImage } from '../../files/uploads/sniffFile';
import { filterOwnImages, saveUpload } from '../../files/uploads/uploadImage';
import { requirePartner } from './brand';

type Partner = Readonly<PartnerRecord>;
type Brand = PartnerBrandRecord['brand'];

async function readState(reader: Reader<Collections>, partner: Partner) {
  const found = await reader.get('partner_brands', partner.id);
  return {
    partner_name: partner.name,
    brand: found?.brand ?? null,
    version: found?.version ?? 0,
    can_undo: found?.can_undo ?? false,
    saved_at: found?.saved_at ?? '',
    saved_by: found?.saved_by ?? '',
  };
}

interface BrandChange {
  readonly brand: Brand;
  /** The brand that an undo restores; absent if the save cannot be undone. */
  readonly previous?: Brand;
  readonly session: Session | undefined;
}

async function saveBrand(writer: Writer<Collections>, partner: Partner, save: BrandChange) {
  const { brand, previous, session } = save;
  const patch = {
    brand,
    previous: previous ?? null,
    can_undo: previous !== undefined,
    saved_at: nowIso(),
    saved_by: (await loadActor(writer, session)).name,
  };
  const { id } = partner;
  if (await writer.get('partner_brands', id)) await writer.update('partner_brands', id, patch);
  else await writer.insert('partner_brands', { id, ...patch });
  return { data: await readState(writer, partner) };
}

const requireOwn = (reader: Reader<Collections>, session: Session | undefined) =>
  requireRecord(reader, 'partners', requireOwnSession(session).partnerId);

/** Throws 409 unless the brand is still the one that the caller read. */
async function checkSeen(reader: Reader<Collections>, partner: Partner, seen: number) {
  const { brand, version } = await readState(reader, partner);
  checkVersion({ version }, seen, { view: { ...brand }, otherwise: Object.keys({ ...brand }) });
  return brand;
}

/** Throws 422 for a logo that is neither the present one nor a file that this partner has uploaded. */
function requireOwnLogos(
  uploaded: readonly string[],
  brand: NonNullable<Brand>,
  present: Brand,
): void {
  const known = ['', present?.logo, present?.logo_wide, ...uploaded];
  for (const field of ['logo', 'logo_wide'] as const)
    if (!known.includes(brand[field])) throw wrongField(field, 'logo_not_own');
}

const WRONG_SHAPE = { square: 'logo_square', wide: 'logo_wide' } as const;

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

export const brandStudioRoutes = [
  handle(getOwnBrand, async ({ session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    return { data: await readState(store, partner) };
  }),
  handle(saveOwnBrand, async ({ body: { version, ...brand }, session }, { store, files }) => {
    const { partnerId } = requireOwnSession(session);
    const uploaded = await filterOwnImages(files, partnerId, [brand.logo, brand.logo_wide]);
    return store.tx(async (writer) => {
      const partner = await requireOwn(writer, session);
      const previous = await checkSeen(writer, partner, version);
      requireOwnLogos(uploaded, brand, previous);
      if (previous && changesNothing(previous, brand))
        return { data: await readState(writer, partner) };
      return saveBrand(writer, partner, { brand, previous, session });
    });
  }),
  handle(undoOwnBrand, async ({ body, session }, { store }) =>
    store.tx(async (writer) => {
      const partner = await requireOwn(writer, session);
      await checkSeen(writer, partner, body.version);
      const found = await writer.get('partner_brands', partner.id);
      if (!found?.can_undo) throw new HttpError(409, 'nothing_to_undo');
      return saveBrand(writer, partner, { brand: found.previous, session });
    }),
  ),
  handle(
    uploadOwnLogo,
    { fileLimit: LOGO_LIMITS.bytes },
    async ({ params, file, session }, { files }) => {
      const { partnerId } = requireOwnSession(session);
      const shape = LOGO_SHAPES.find((one) => one === params.shape);
      if (!shape) throw notFound();
      if (!file || file.bytes.length === 0) throw wrongField('image_name', 'no_file');
      const kind = sniffImage(file.bytes);
      const size = kind && readImageSize(file.bytes, kind);
      if (!kind || !size) throw wrongField('image_name', 'bad_image');
      const { shorterSide, ratio } = LOGO_LIMITS;
      if (!isWithin(Math.min(size.width, size.height), shorterSide))
        throw wrongField('image_name', 'logo_size');
      if (!isWithin(size.width / size.height, ratio[shape]))
        throw wrongField('image_name', WRONG_SHAPE[shape]);
      return { file: await saveUpload(files, file.bytes, kind, partnerId) };
    },
  ),
  handle(getPartnerBrand, async ({ params }, { store }) => ({
    data: await readState(store, await requirePartner(store, params.partnerId)),
  })),
  handle(resetPartnerBrand, async ({ params, session }, { store }) =>
    store.tx(async (writer) =>
      saveBrand(writer, await requirePartner(writer, params.partnerId), { brand: null, session }),
    ),
  ),
];
