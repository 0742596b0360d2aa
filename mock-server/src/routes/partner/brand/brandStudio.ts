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
import type { Context } from '../../../context';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { Collections, PartnerRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, notFound, wrongField } from '../../../httpError';
import type { Reader } from '../../../store/port';
import { requireOwnSession } from '../integration/requireOwnSession';
import { loadActor } from '../../kit/actor';
import { handle } from '../../kit/handle';
import { readImageSize } from '../../uploads/imageSize';
import { sniffImage } from '../../uploads/sniffFile';
import { filterOwnImages, saveUpload } from '../../uploads/uploadImage';
import { requirePartner } from './brand';
import {
  type Brand,
  brandChange,
  checkBrandSeen,
  findPatch,
  openBrand,
  readBrandState,
  saveBrand,
} from './brandChange';

type Partner = Readonly<PartnerRecord>;

const requireOwn = (reader: Reader<Collections>, session: Session | undefined) =>
  requireRecord(reader, 'partners', requireOwnSession(session).partnerId);

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

/** Makes a change of the own brand, or lets it wait for an admin; returns the brand's state. */
async function changeBrand(
  context: Context,
  session: Session | undefined,
  partner: Partner,
  {
    version,
    ...body
  }: Parameters<typeof brandChange.run>[1]['body'] & { readonly version: number },
) {
  await brandChange.run(context, {
    params: {},
    body,
    language: 'en',
    session,
    getVersion: () => version,
  });
  return { data: await readBrandState(context.store, partner) };
}

export const brandStudioRoutes = [
  handle(getOwnBrand, async ({ session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    return { data: await readBrandState(store, partner) };
  }),
  handle(saveOwnBrand, async ({ body: { version, ...brand }, session }, context) => {
    const { partnerId } = requireOwnSession(session);
    const logos = [brand.logo, brand.logo_wide];
    const uploaded = await filterOwnImages(context.files, partnerId, logos);
    const { partner, present } = await context.store.tx(async (writer) => {
      const own = await requireOwn(writer, session);
      const seen = await checkBrandSeen(writer, own, version);
      requireOwnLogos(uploaded, brand, seen);
      await openBrand(writer, own);
      return { partner: own, present: seen };
    });
    const patch = findPatch(partner, present, brand);
    if (present && Object.keys(patch).length === 0)
      return { data: await readBrandState(context.store, partner) };
    return changeBrand(context, session, partner, { patch, is_undo: false, version });
  }),
  handle(undoOwnBrand, async ({ body: { version }, session }, context) => {
    const { store } = context;
    const partner = await requireOwn(store, session);
    const present = await checkBrandSeen(store, partner, version);
    const found = await store.get('partner_brands', partner.id);
    if (!found?.can_undo) throw new HttpError(409, 'nothing_to_undo');
    if (found.previous) {
      const patch = findPatch(partner, present, found.previous);
      return changeBrand(context, session, partner, { patch, is_undo: true, version });
    }
    return store.tx(async (writer) => {
      await checkBrandSeen(writer, partner, version);
      const { name } = await loadActor(writer, session);
      await saveBrand(writer, partner, { brand: null, name });
      return { data: await readBrandState(writer, partner) };
    });
  }),
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
    data: await readBrandState(store, await requirePartner(store, params.partnerId)),
  })),
  handle(resetPartnerBrand, async ({ params, session }, { store }) =>
    store.tx(async (writer) => {
      const partner = await requirePartner(writer, params.partnerId);
      const { name } = await loadActor(writer, session);
      await saveBrand(writer, partner, { brand: null, name });
      return { data: await readBrandState(writer, partner) };
    }),
  ),
];
