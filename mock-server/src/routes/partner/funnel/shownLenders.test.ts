import { DEFAULT_FUNNEL, OFFERED_PRODUCTS } from '@marketplace/shared/schema';
import { beforeAll, expect, test } from 'vitest';
import { createImportActions } from '../../../testing/files/importFiles';
import { createLeadFileActions } from '../../../testing/files/leadFiles';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const imports = createImportActions(server, 'leads');
const { row, newNumber, check } = createLeadFileActions(server, imports);

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

/** The products that the widget of a partner's site asks for. */
async function listWidgetProducts(): Promise<readonly string[]> {
  const { body } = await ask('GET', '/partner/widget/topclind.js');
  const [, brand = ''] = /detail:(.*)\}\)\);/u.exec(String(body)) ?? [];
  return Object.keys(Object(JSON.parse(brand)).products.en);
}

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

/** Adds something for a product that the partner chooses, and returns the answer. */
const ADDED = {
  'a lead': async (product: string, number: number) => {
    const body = {
      customer_name: 'Asha Rao',
      mobile_phone_number: `98${String(10_000_000 + number)}`,
      product,
      postal_code: '560001',
      language: 'en',
    };
    return ask('POST', '/api/partner/leads', { token: await partnerToken(server), body });
  },
  'a hand-over link': async (product: string) =>
    ask('POST', '/api/partner/prospects', { token: await partnerToken(server), body: { product } }),
  'an admin’s tracking link': async (product: string) => {
    const body = {
      partner_id: 1,
      product,
      code: '',
      campaign: 'Diwali',
      utm_source: 'poster',
      utm_medium: 'print',
      utm_campaign: 'diwali',
      utm_term: '',
      utm_content: '',
    };
    return ask('POST', '/api/rest/tracking-links', { token: await adminToken(server), body });
  },
} as const;

test.each(OFFERED_PRODUCTS)('%s can be chosen only while it is on', async (product) => {
  const other = PRODUCTS.filter((one) => one !== product);
  const number = OFFERED_PRODUCTS.indexOf(product);
  await publish(other);
  const listed = await ask('GET', '/api/partner/products', { token: await partnerToken(server) });
  expect(Object(listed.body).data).toEqual(other);
  expect((await listWidgetProducts()).toSorted()).toEqual(other.toSorted());
  for (const add of Object.values(ADDED))
    expect(await add(product, number)).toMatchObject({
      status: 422,
      body: { errors: { product: expect.stringMatching(/off/u) } },
    });
  await publish(PRODUCTS);
  for (const [name, add] of Object.entries(ADDED))
    expect([name, (await add(product, number)).status]).toEqual([
      name,
      expect.toBeOneOf([200, 201]),
    ]);
});

test('a shared comparison leaves out lenders whose product is off', async () => {
  await publish(PRODUCTS);
  const lenders = await list('/api/public-lenders');
  const ids = ['personal_loan', 'car_loan'].map(
    (product) => lenders.find((lender) => lender.product === product)?.lender_id,
  );
  const loan = 'amount=200000&tenure_months=36';
  const compare = async () => {
    const path = `/api/example-offers?partner=topclind&lenders=${ids.join(',')}&${loan}`;
    const { data } = Object((await ask('GET', path)).body);
    return Array.from<{ lowest: { lender_id: number } }>(data.lenders).map(
      ({ lowest }) => lowest.lender_id,
    );
  };
  expect(new Set(await compare())).toEqual(new Set(ids));
  await publish(PRODUCTS.filter((product) => product !== 'car_loan'));
  expect(await compare()).toEqual(ids.slice(0, 1));
});

test('a file of leads names the rows whose product is off', async () => {
  const token = await partnerToken(server);
  await publish(PRODUCTS.filter((product) => product !== 'gold_loan'));
  const { id } = await check(
    ['Gold Loans', 'Car Loans'].map((product) => row(newNumber(), [product])),
    token,
  );
  const rows = await imports.findRows(id, token);
  expect(rows.map(({ column, problem }) => [column, problem])).toEqual([
    ['product', 'row_product_off'],
    ['', ''],
  ]);
});
