import { createOfferingLink } from '@marketplace/shared/api';
import { getOptionLabel } from '@marketplace/shared/schema';
import type { Request } from 'express';
import type { Config } from '../../../config';
import { readBrandNames, requireOwnPartner } from '../../../data/partners/partners';
import type { Collections, PartnerRecord, TrackingLinkRecord } from '../../../data/records';
import { newPartnerLink, newTrackingCode } from '../../../data/partners/trackingLinks';
import { type Language, translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { requireProductFilter } from './offeredProducts';

/** The campaign that distinguishes a partner's own links from those of admins. */
const CAMPAIGN = 'partner-portal';

type Partner = Readonly<PartnerRecord>;

/** Finds the link that the partner made for a product. */
export async function findOfferingLink(
  reader: Reader<Collections>,
  partner: Partner,
  product: string,
): Promise<Readonly<TrackingLinkRecord> | undefined> {
  const { rows } = await reader.find('tracking_links', {
    filter: { partner_id: partner.id, product, utm_campaign: CAMPAIGN, archived: 0 },
  });
  return rows[0];
}

interface LinkParts {
  readonly partner: Partner;
  readonly request: Request;
  readonly config: Config;
}

/** Converts a link for its partner, with a text for customers in each language. */
export async function loadOfferingLinkView(
  reader: Reader<Collections>,
  { id, code, product }: Readonly<TrackingLinkRecord>,
  { partner, request, config }: LinkParts,
) {
  const url = `${getPublicOrigin(request, config)}/l/${code}`;
  const { rows: days } = await reader.find('link_clicks', { filter: { link_id: id } });
  const names = await readBrandNames(reader, partner.id);
  const write = (language: Language) => {
    const params = {
      product: getOptionLabel('product', product, language),
      partner: names[language],
    };
    return {
      subject: translate(language, 'share_subject', params),
      text: translate(language, 'share_text', { ...params, url }),
    };
  };
  return {
    code,
    url,
    clicks: days.reduce((sum, day) => sum + day.clicks, 0),
    automatic_clicks: days.reduce((sum, day) => sum + (day.automatic_clicks ?? 0), 0),
    messages: { en: write('en'), hi: write('hi') },
  };
}

export const offeringLinkRoutes = [
  handle(createOfferingLink, async ({ params, session, request }, { store, config }) => {
    const { product } = params;
    const partner = await requireOwnPartner(store, session);
    await requireProductFilter(store, partner.id, product);
    const link = await store.tx(
      async (writer) =>
        (await findOfferingLink(writer, partner, product)) ??
        writer.insert(
          'tracking_links',
          newPartnerLink(partner, {
            code: await newTrackingCode(writer),
            product,
            utm_medium: 'referral',
            utm_campaign: CAMPAIGN,
          }),
        ),
    );
    return { data: await loadOfferingLinkView(store, link, { partner, request, config }) };
  }),
];
