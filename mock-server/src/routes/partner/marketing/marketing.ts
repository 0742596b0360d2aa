import { getCreatives, getMessageContents } from '@marketplace/shared/api';
import { messageContents } from '@marketplace/shared/resources';
import { readBrandNames, requireOwnPartner } from '../../../data/partners/partners';
import type { DeclaredRecord } from '../../../data/records';
import { CREATIVES, isWithdrawn, toCreativeCode } from '../../../data/partners/creatives';
import { toMessageCode } from '../../../data/partners/trackingLinks';
import { toCollection } from '../../../data/specs/resourceSpecs';
import { type Language, translate } from '../../../messages/translate';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';

const CONTENTS = toCollection(messageContents);

const text = (record: DeclaredRecord, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

const getNames = (record: DeclaredRecord) => ({
  name: text(record, 'name'),
  name_hi: text(record, 'name_hi'),
});

export const marketingRoutes = [
  handle(getMessageContents, async ({ session, request }, { store, config }) => {
    const partner = await requireOwnPartner(store, session);
    const names = await readBrandNames(store, partner.id);
    const { rows } = await store.find(CONTENTS, { filter: { active: 1 }, sort: ['id', 'ASC'] });
    const origin = getPublicOrigin(request, config);
    return {
      data: rows.map((row) => {
        const product = text(row, 'product');
        const link = `${origin}/l/${toMessageCode(product, partner.id)}`;
        const fill = (language: Language): string =>
          text(row, `text_${language}`)
            .replaceAll('{partner}', () => names[language])
            .replaceAll('{link}', link);
        const texts = { text_en: fill('en'), text_hi: fill('hi') };
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
        const shown = (field: string): string => (withdrawn ? '' : text(row, field));
        return {
          id: row.id,
          ...getNames(row),
          product: text(row, 'product'),
          expires_on: text(row, 'expires_on'),
          withdrawn,
          headline_en: shown('headline_en'),
          headline_hi: shown('headline_hi'),
          line_en: shown('line_en'),
          line_hi: shown('line_hi'),
          link: withdrawn ? '' : `${origin}/l/${toCreativeCode(row.id, partner.id)}`,
          disclosure_en: translate('en', 'creative_disclosure', { partner: names.en }),
          disclosure_hi: translate('hi', 'creative_disclosure', { partner: names.hi }),
        };
      }),
    };
  }),
];
