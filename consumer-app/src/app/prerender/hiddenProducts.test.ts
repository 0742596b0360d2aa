import { createTranslator } from '@marketplace/shared/i18n';
import { combineEstimates, FIRST_ESTIMATE } from '@marketplace/shared/lending';
import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { expect, it } from 'vitest';
import { productsTexts as en } from '../../i18n/en/products';
import { productsTexts as hi } from '../../i18n/hi/products';
import { findRoute, ROUTES } from '../../journey/routes';
import { paths } from '../../paths';
import { getProductCode, PRODUCTS } from '../../products/productList';
import { renderPage } from './prerender';
import { INDEXED_LIST, prerenderedPageAt } from './prerenderedPage';

const TEMPLATE =
  '<html lang="en"><head><title></title></head><body><div id="root"></div></body></html>';
const SEGMENT = 'campusid';
const estimate = combineEstimates([], FIRST_ESTIMATE, { asked: [], day: '2026-11-27' });

/** Draws a page as for a visitor who came by a partner that shows these products. */
function draw(pathname: string, language: 'en' | 'hi', products: readonly string[]) {
  const page = prerenderedPageAt({
    hostname: 'loans.example',
    pathname,
    search: '',
    enteredBy: SEGMENT,
    known: false,
  });
  const partner = { name: 'CAMPUSID', funnel: { ...DEFAULT_FUNNEL, products: [...products] } };
  return renderPage(TEMPLATE, page, { language, partner, named: undefined, estimate });
}

const allBut = (hidden: string) => PRODUCTS.map(getProductCode).filter((code) => code !== hidden);

it.each(
  PRODUCTS.flatMap((product) =>
    ROUTES.filter(({ about }) => about === product.type).flatMap(({ path }) =>
      (
        [
          ['en', en],
          ['hi', hi],
        ] as const
      ).map(([language, texts]) => [path, language, product, texts] as const),
    ),
  ),
)(
  '%s says in %s that the brand hides its product, and leads on',
  async (path, language, product, texts) => {
    const html = await draw(path, language, allBut(getProductCode(product)));
    const say = createTranslator(texts, language);
    const [before = '', after = ''] = say('hidden', {
      product: say(`${product.key}.name`),
      brand: '\n',
    }).split('\n');
    expect(html).toContain(before);
    expect(html).toContain(after);
    for (const other of PRODUCTS) {
      const isShown = html.includes(`<strong>${say(`${other.key}.name`)}</strong>`);
      expect([other.type, isShown]).toEqual([other.type, other !== product]);
    }
    expect(html).not.toContain('"estimate"');
  },
);

const open: string[] = [...JSON.parse(INDEXED_LIST), `/${SEGMENT}`];

it.each(PRODUCTS)(
  'no page links to one about $type where the brand hides them',
  async (product) => {
    for (const path of open) {
      const html = await draw(path, 'en', allBut(getProductCode(product)));
      const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, to = '']) => findRoute(to));
      expect(links.length).toBeGreaterThan(3);
      const hidden = links.filter(({ about, opens }) => [about, opens].includes(product.type));
      expect([path, hidden]).toEqual([path, []]);
    }
  },
);

it('the links are there where the brand shows the product', async () => {
  const html = await draw(paths.guides, 'en', allBut('gold_loan'));
  expect(html).toContain(`href="${paths.rates}"`);
});
