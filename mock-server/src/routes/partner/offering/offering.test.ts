import { computeDisbursalRevenue, computePartnerShare } from '@marketplace/shared/lending';
import { computeAge, toCalendarDate, parseWireDate } from '@marketplace/shared/format';
import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '60' });
const { ask } = server;
const base = '/api/partner/product-offering';
const personal = `${base}/personal_loan`;

interface Listed {
  readonly name: string;
  readonly slabs: readonly { readonly number_min: number | null }[];
  readonly criteria: readonly unknown[];
}

interface Quoted {
  readonly name: string;
  readonly amount: number;
  readonly emi: number;
  readonly apr: number;
}

const get = async (path: string, email?: string) =>
  Object((await ask('GET', path, { token: await partnerToken(server, email) })).body).data;

test('each product shows the partner’s earnings, and never the platform’s', async () => {
  const own = await get(base);
  const second = await get(base, 'second@demo.in');
  const of = (data: { product: string; percent: number }[]) =>
    data.find(({ product }) => product === 'personal_loan')?.percent ?? 0;
  // Of the same slabs TOPCLIND gets 60 per cent and TARAFIN 80.
  expect(of(own)).toBeGreaterThan(0);
  expect(of(second) / of(own)).toBeCloseTo(80 / 60, 3);
  const [lender] = (await get(personal)).lenders;
  expect(lender).toMatchObject({ name: 'Aarohan-Credit', paused: 0, decision_hours: 2 });
  expect(lender.slabs[0]).toMatchObject({ amount_max: 100_000, percent: 1.38, state: 'now' });
  expect(lender.slabs[0]).toMatchObject({ type: 'On disbursal', type_hi: 'राशि जारी होने पर' });
  expect(JSON.stringify(lender)).not.toContain('revenue');
  expect(lender.documents).toMatch(/^PAN card$/mu);
  expect(await get(`${base}/voucher`)).toBeUndefined();
});

test('the estimate equals what the slabs and the partner’s terms pay, to the paisa', async () => {
  const token = await adminToken(server);
  const slabs = await ask('GET', '/api/lender-revenue/get/1', { token });
  const terms = { revenue_percent: 80, revenue_flat_fee: 250 };
  for (const amount of [12_345.67, 100_000, 100_001]) {
    const data = await get(`${personal}/earnings?amount=${amount}`, 'second@demo.in');
    const revenue = computeDisbursalRevenue(
      { amount, number: 1, ats: amount },
      Object(slabs.body).lenderRevenue,
    );
    expect(data[0]).toMatchObject({ lender_id: 1, earns: computePartnerShare(revenue, terms) });
  }
  const [small] = await get(`${personal}/earnings?amount=50000`);
  expect(small).toMatchObject({ next_amount: 100_001 });
  expect(small.next_earns).toBeGreaterThan(small.earns);
  const [large] = await get(`${personal}/earnings?amount=900000`);
  expect(large).toMatchObject({ earns: null, next_amount: null });
  const refused = await ask('GET', `${personal}/earnings?amount=0`, {
    token: await partnerToken(server),
  });
  expect(refused.status).toBe(422);
});

test('a slab for more disbursals of a month says how many are missing', async () => {
  const token = await adminToken(server);
  const slab = {
    lender_id: 2,
    revenue_type_id: 3,
    revenue_flat: null,
    revenue_percent: 1,
    status: 1,
  };
  const bounds = {
    slab_disbursed_min: null,
    slab_disbursed_max: null,
    ats_min: null,
    ats_max: null,
  };
  const body = { ...slab, ...bounds, slab_number_min: 500, slab_number_max: null };
  expect((await ask('POST', '/api/lender-revenue/create', { token, body })).status).toBe(200);
  const { lenders }: { lenders: Listed[] } = await get(personal);
  const bonus = Object(lenders[1]?.slabs.find(({ number_min }) => number_min === 500));
  expect(bonus).toMatchObject({ type: 'Volume bonus', percent: 0.6, state: 'next' });
  expect(bonus.missing_number).toBeGreaterThan(400);
  expect(bonus.missing_number).toBeLessThanOrEqual(500);
});

const customer = {
  product: 'personal_loan',
  employment: 'salaried',
  age: 30,
  monthly_income: 30_000,
  amount: 100_000,
  credit_score: 720,
};

async function preCheck(body: object, token?: string) {
  return ask('POST', '/api/partner/pre-check', {
    token: token ?? (await partnerToken(server)),
    body,
  });
}

test('the pre-check names every lender once, with an offer or with reasons, and stores nothing', async () => {
  const token = await adminToken(server);
  const count = async () =>
    (await ask('GET', '/api/rest/audit-entries?range=[0,0]', { token })).headers.get(
      'content-range',
    );
  const before = await count();
  const { data }: { data: { offers: { name: string; earns: number }[]; unmatched: Listed[] } } =
    Object((await preCheck(customer)).body);
  const named = [...data.offers, ...data.unmatched].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named).toHaveLength((await get(personal)).lenders.length);
  expect(data.offers[0]?.earns).toBeGreaterThan(0);
  const bank = data.unmatched.find(({ name }) => name === 'Girivar-Bank');
  expect(bank?.criteria).toContainEqual(
    expect.objectContaining({ criterion: 'income', met: false, shortBy: 5000 }),
  );
  expect(await count()).toBe(before);
});

const OWN_ACCOUNT = { employment_status_code: 'self_employed', business_years: '3' };
const BUSINESS = { ...OWN_ACCOUNT, employment_status_code: 'business' };

test.each([
  { monthly_income: 45_000, emi: 3500 },
  { monthly_income: 16_000, emi: 2000 },
  { ...OWN_ACCOUNT, monthly_income: 60_000, business_current_turnover: '5000000' },
  { ...OWN_ACCOUNT, monthly_income: 200_000, business_current_turnover: '500000' },
  {
    ...BUSINESS,
    business_registration_type: 'proprietorship',
    monthly_income: 90_000,
    business_current_turnover: '1500000',
  },
])('the pre-check answers what the borrower of %j is offered', async (profile) => {
  const { borrower, of, save } = createBorrowerActions(server);
  const who = await borrower(`92271${String(profile.monthly_income).padStart(5, '0').slice(-5)}`);
  const saved = Object((await save(who, profile)).body).data;
  const query = 'offers?amount=150000&tenure_months=24';
  const { data } = Object((await of('GET', query, who)).body);
  const [birth, today] = [parseWireDate(saved.birth_date), toCalendarDate(new Date())];
  const answer = await preCheck({
    product: 'personal_loan',
    employment: saved.employment_status_code,
    age: birth && today && computeAge(birth, today),
    monthly_income: saved.monthly_income,
    emi: saved.emi,
    amount: 150_000,
    credit_score: saved.credit_score,
    ...(saved.business_current_turnover && {
      business_current_turnover: saved.business_current_turnover,
    }),
  });
  const summarize = ({ offers, unmatched }: { offers: Quoted[]; unmatched: Listed[] }) => ({
    offers: offers.map(({ name, amount, emi, apr }) => ({ name, amount, emi, apr })),
    unmatched: new Map(unmatched.map(({ name, criteria }) => [name, criteria])),
  });
  expect(data.offers.length).toBeGreaterThan(0);
  expect(summarize(Object(answer.body).data)).toEqual(summarize(data));
});

test('the pre-check refuses fields that identify a customer', async () => {
  for (const field of ['first_name', 'tin', 'mobile_phone_number'])
    expect((await preCheck({ ...customer, [field]: 'ABCPD1234E' })).status).toBe(422);
  const empty = await preCheck({});
  expect(empty.status).toBe(422);
  expect(Object.keys(Object(empty.body).errors)).toEqual(
    expect.arrayContaining(['product', 'employment', 'age', 'monthly_income', 'amount']),
  );
});

test('a partner makes one link a product, which nobody else sees', async () => {
  const token = await partnerToken(server);
  const make = async (own = token) =>
    Object((await ask('POST', `${personal}/link`, { token: own, body: {} })).body).data;
  const link = await make();
  expect(await make()).toEqual(link);
  expect((await get(personal)).link).toEqual(link);
  expect((await get(personal, 'second@demo.in')).link).toBeNull();
  const other = await make(await partnerToken(server, 'second@demo.in'));
  expect(other.code).not.toBe(link.code);
  expect(link.messages.hi.text).toContain(link.url);
  expect(link.messages.en.subject).toBe('Personal Loans from Cedarloop');
  const open = (agent: string) =>
    fetch(`${server.url()}/l/${link.code}`, {
      redirect: 'manual',
      headers: { 'user-agent': agent },
    });
  const opened = await open('Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36');
  expect(opened.headers.get('location')).toContain('utm_id=topclind_658');
  await open('WhatsApp/2.23.20.0');
  await open('facebookexternalhit/1.1');
  expect((await get(personal)).link).toMatchObject({ clicks: 1, automatic_clicks: 2 });
});

test('an admin who acts as a partner can check a customer, but not create a link', async () => {
  const token = await adminToken(server);
  const body = { partner_id: 1, reason: 'Looking into a question' };
  const answer = await ask('POST', '/api/partner/masquerade', { token, body });
  const own = Object(answer.body).token;
  expect((await preCheck(customer, own)).status).toBe(200);
  expect((await ask('POST', `${base}/gold_loan/link`, { token: own, body: {} })).status).toBe(403);
});
