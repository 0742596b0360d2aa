import { getCreatives, getMessageContents } from '@marketplace/shared/api';
import { messageContents } from '@marketplace/shared/resources';
import { readBrandNames, requireOwnPartner } from '../../../data/partners/partners';
import type { DeclaredRecord } from '../../../data/records';
import { CREATIVES, isWithdrawn, toCreativeCode } from '../../../data/partners/creatives';
import { toMessageCode } from '../../../data/partners/trackingLinks';
import { getText, toCollection } from '../../../data/specs/resourceSpecs';
import { type Language, translate } from '../../../messages/translate';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';

const CONTENTS = toCollection(messageContents);

const getNames = (record: DeclaredRecord) => ({
  name: getText(record, 'name'),
  name_hi: getText(record, 'name_hi'),
});

export const marketingRoutes = [
  handle(getMessageContents, async ({ session, request }, { store, config }) => {
    const partner = await requireOwnPartner(store, session);
    const names = await readBrandNames(store, partner.id);
    const { rows } = await store.find(CONTENTS, { filter: { active: 1 }, sort: ['id', 'ASC'] });
    const origin = getPublicOrigin(request, config);
    return {
      data: rows.map((row) => {
        const product = getText(row, 'product');
        const link = `${origin}/l/${toMessageCode(product, partner.id)}`;
        const fillText = (language: Language): string =>
          getText(row, `text_${language}`)
            .replaceAll('{partner}', () => names[language])
            .replaceAll('{link}', link);
        const texts = { text_en: fillText('en'), text_hi: fillText('hi') };
        return { id: row.id, ...getNames(row), product, ...texts };
      }),
    };
  }),
  handle(getCreatives, async ({ session, request }, { store, config }) => {
    const partner = await requireOwnPartner(store, session);
    const names = await readBrandNames(store, partner.id);
    const { rows } = await store.find(CREATIVES, { sort: ['id', 'ASC'] });
    const origin = getPublicOrigin(request, config);
    return {
      data: rows.map((row) => {
        const withdrawn = isWithdrawn(row);
        const getShownText = (field: string): string => (withdrawn ? '' : getText(row, field));
        return {
          id: row.id,
          ...getNames(row),
          product: getText(row, 'product'),
          expires_on: getText(row, 'expires_on'),
          withdrawn,
          headline_en: getShownText('headline_en'),
          headline_hi: getShownText('headline_hi'),
          line_en: getShownText('line_en'),
          line_hi: getShownText('line_hi'),
          link: withdrawn ? '' : `${origin}/l/${toCreativeCode(row.id, partner.id)}`,
          disclosure_en: translate('en', 'creative_disclosure', { partner: names.en }),
          disclosure_hi: translate('hi', 'creative_disclosure', { partner: names.hi }),
        };
      }),
    };
  }),
];
