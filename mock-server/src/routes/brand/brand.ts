import {
  getLanguages,
  getOptionList,
  getOptionLists,
  getPartnerByName,
  getPartnerRevenue,
  updatePartnerRevenue,
  updatePartnerUtm,
} from '@marketplace/shared/api';
import type { Option, OptionListName } from '@marketplace/shared/schema';
import { OPTION_LIST_NAMES, optionListNamed, optionsIn } from '@marketplace/shared/schema';
import { partnerNamed } from '../../data/partners';
import type { PartnerRecord } from '../../data/records';
import { partnerView, publicPartnerView } from '../../data/views';
import type { Context } from '../../context';
import { notFound } from '../../httpError';
import { say } from '../../messages/say';
import type { Patch } from '../../store/port';
import { handle, numberIn } from '../kit/handle';

const country = 'IN';

function optionLists(names: readonly OptionListName[], language: string): Record<string, Option[]> {
  if (language !== 'en' && language !== 'hi') throw notFound();
  return Object.fromEntries(names.map((name) => [name, optionsIn(name, language)]));
}

async function changePartner(
  { store }: Context,
  id: string,
  patch: Patch<PartnerRecord>,
): Promise<void> {
  await store.tx((writer) => writer.update('partners', numberIn(id), patch));
}

export const brandRoutes = [
  handle(getPartnerByName, async ({ params }, { store }) => {
    const partner = await partnerNamed(store, params.name);
    if (!partner) throw notFound();
    return { data: publicPartnerView(partner) };
  }),
  handle(getPartnerRevenue, async ({ session }, { store }) => {
    const partner = await store.get('partners', session?.partner_id ?? 0);
    if (!partner) throw notFound();
    return { data: partnerView(partner) };
  }),
  handle(updatePartnerUtm, async ({ params, body, language }, context) => {
    await changePartner(context, params.partnerId, body);
    return { success: true, message: say(language, 'partner_updated') };
  }),
  handle(updatePartnerRevenue, async ({ params, body, language }, context) => {
    await changePartner(context, params.partnerId, body);
    return { success: true, message: say(language, 'partner_updated') };
  }),
  handle(getLanguages, async ({ body }, { store }) => {
    if (body.countryCode !== country) throw notFound();
    const { rows } = await store.find('languages', { filter: { country_key: country } });
    return { data: rows.map(({ version, ...language }) => language) };
  }),
  handle(getOptionLists, async ({ params }) => optionLists(OPTION_LIST_NAMES, params.language)),
  handle(getOptionList, async ({ params }) => {
    if (params.id === '0') return optionLists(OPTION_LIST_NAMES, params.language);
    const name = optionListNamed(params.id);
    if (!name) throw notFound();
    return optionLists([name], params.language);
  }),
];
