import { saveChange } from '../../../data/changes';
import {
  createPartner,
  getLanguages,
  getOptionList,
  getOptionLists,
  getPartnerByName,
  getPartnerRevenue,
  updatePartnerRevenue,
  updatePartnerUtm,
} from '@marketplace/shared/api';
import type { Option, OptionListName } from '@marketplace/shared/schema';
import { OPTION_LIST_NAMES, findOptionList, getOptions } from '@marketplace/shared/schema';
import { insertPartner } from '../../../data/partners/newPartner';
import { findPublicPartner, readOwnPartner } from '../../../data/partners/partners';
import type { Collections } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { partnerView } from '../../../data/views';
import { notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import { handle, parseIdParam } from '../../kit/handle';
import { getExpectedVersion } from '../../kit/expectedVersion';

const COUNTRY_CODE = 'IN';

function buildOptionLists(
  names: readonly OptionListName[],
  language: string,
): Record<string, Option[]> {
  if (language !== 'en' && language !== 'hi') throw notFound();
  return Object.fromEntries(names.map((name) => [name, getOptions(name, language)]));
}

/** Loads the partner of a path; throws 404 if there is none. */
export const requirePartner = (reader: Reader<Collections>, id: string) =>
  requireRecord(reader, 'partners', parseIdParam(id));

export const partnerShareCall = controlledCall(updatePartnerRevenue, {
  hasRecordFields: true,
  getKind: () => 'partner_share',
  async subject(reader, { params: { partnerId } }) {
    const { title } = await requirePartner(reader, partnerId);
    return { title, page: `/partners/${partnerId}` };
  },
  async apply(writer, { params, body, language, getVersion }) {
    const { version: _, ...patch } = body;
    const old = await requirePartner(writer, params.partnerId);
    const change = { old, patch, seen: getVersion(body), view: partnerView };
    const { version } = await saveChange(writer, 'partners', change);
    return { success: true, message: translate(language, 'partner_updated'), version };
  },
  toWaiting: (answer, waiting) => ({ ...answer, ...waiting }),
});

export const brandRoutes = [
  handle(createPartner, async ({ body, language }, { store }) => {
    const { id } = await store.tx((writer) => insertPartner(writer, body));
    return { success: true, message: translate(language, 'partner_created'), partner_id: id };
  }),
  handle(getPartnerByName, async ({ params }, { store }) => {
    const partner = await findPublicPartner(store, params.name);
    if (!partner) throw notFound();
    return { data: partner };
  }),
  handle(getPartnerRevenue, async ({ session }, { store }) => ({
    data: await readOwnPartner(store, session),
  })),
  handle(updatePartnerUtm, async ({ params, body, language, request }, { store }) => {
    const { version: _, ...patch } = body;
    const seen = getExpectedVersion(request, body);
    const { version } = await store.tx(async (writer) => {
      const old = await requirePartner(writer, params.partnerId);
      return saveChange(writer, 'partners', { old, patch, seen, view: partnerView });
    });
    return { success: true, message: translate(language, 'partner_updated'), version };
  }),
  handle(getLanguages, async ({ body }, { store }) => {
    if (body.countryCode !== COUNTRY_CODE) throw notFound();
    const { rows } = await store.find('languages', { filter: { country_key: COUNTRY_CODE } });
    return { data: rows.map(({ version, ...language }) => language) };
  }),
  handle(getOptionLists, async ({ params }) =>
    buildOptionLists(OPTION_LIST_NAMES, params.language),
  ),
  handle(getOptionList, async ({ params }) => {
    if (params.id === '0') return buildOptionLists(OPTION_LIST_NAMES, params.language);
    const name = findOptionList(params.id);
    if (!name) throw notFound();
    return buildOptionLists([name], params.language);
  }),
];
