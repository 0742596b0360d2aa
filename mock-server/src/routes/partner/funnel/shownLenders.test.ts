import { DEFAULT_FUNNEL, OFFERED_PRODUCTS } from '@marketplace/shared/schema';
import { beforeAll, expect, test } from 'vitest';
import { partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

/** Each call that lists lenders or products to a partner, or on its pages. */
const LISTS = [
  '/api/public-lenders?partner=topclind',
  '/api/partner/lender-journey',
  '/api/partner/eligibility-criteria',
  '/api/partner/product-offering',
] as const;

/** Each call of a partner about one product. */
const ABOUT_PRODUCT = [
  ['GET', (product: string) => `/api/partner/product-offering/${product}`],
  ['GET', (product: string) => `/api/partner/product-offering/${product}/earnings?amount=50000`],
  ['POST', (product: string) => `/api/partner/product-offering/${product}/link`],
] as const;

interface Row {
  readonly product: string;
  readonly lender_id?: number;
}

async function list(path: string, email?: string): Promise<readonly Row[]> {
  const answer = await ask('GET', path, { token: await partnerToken(server, email) });
  return Object(answer.body).data;
}

async function publish(products: readonly string[]): Promise<void> {
  const token = await partnerToken(server);
  const body = { ...DEFAULT_FUNNEL, products };
  await ask('POST', '/api/partner/funnel/draft', { token, body });
  await ask('POST', '/api/partner/funnel/publish', { token, body: { note: '' } });
}

/** What each list has while the partner shows all products. */
const all = new Map<string, readonly Row[]>();

/** Lenders of personal loans that also give business loans. */
let business: readonly (number | undefined)[] = [];

beforeAll(async () => {
  for (const path of LISTS) all.set(path, await list(path));
  const path = '/api/partner/product-offering/business_loan';
  const { body } = await ask('GET', path, { token: await partnerToken(server) });
  business = Array.from<Row>(Object(body).data.lenders).map(({ lender_id }) => lender_id);
});

/** Whether a row is about a product: the product itself, or a lender that gives it. */
const isAbout = ({ product, lender_id }: Row, shown: string): boolean =>
  product === shown ||
  (shown === 'business_loan' && lender_id !== undefined && business.includes(lender_id));

const PRODUCTS = DEFAULT_FUNNEL.products;

test.each(PRODUCTS)('%s is listed nowhere while it is off, and all the rest is', async (off) => {
  const on = PRODUCTS.filter((product) => product !== off);
  await publish(on);
  for (const path of LISTS) {
    const expected = all.get(path)?.filter((row) => on.some((product) => isAbout(row, product)));
    expect([path, await list(path)]).toEqual([path, expected]);
  }
  const path = '/api/public-lenders';
  expect(await list(path)).toHaveLength(all.get(`${path}?partner=topclind`)?.length ?? 0);
  const others = await list('/api/partner/product-offering', 'second@demo.in');
  expect(others).toHaveLength(OFFERED_PRODUCTS.length);
});

test.each(PRODUCTS)('where only %s is on, no lender of another product is listed', async (on) => {
  await publish([on]);
  for (const path of LISTS)
    expect((await list(path)).filter((row) => !isAbout(row, on))).toEqual([]);
});

test.each(OFFERED_PRODUCTS)('a partner asks about %s only while it is on', async (product) => {
  const token = await partnerToken(server);
  const customer = {
    product,
    employment: 'salaried',
    age: 30,
    monthly_income: 30_000,
    amount: 50_000,
  };
  const other = PRODUCTS.filter((one) => one !== product);
  for (const [products, expected] of [
    [PRODUCTS, 200],
    [other, 404],
  ] as const) {
    await publish(products);
    for (const [method, buildPath] of ABOUT_PRODUCT) {
      const path = buildPath(product);
      const { status } = await ask(method, path, { token, ...(method === 'POST' && { body: {} }) });
      expect([path, status]).toEqual([path, expected]);
    }
    const checked = await ask('POST', '/api/partner/pre-check', { token, body: customer });
    expect(checked.status).toBe(expected);
  }
});
