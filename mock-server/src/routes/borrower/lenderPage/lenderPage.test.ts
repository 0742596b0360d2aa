import { beforeAll, describe, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import type { Person } from '../../../testing/borrowers';
import { createBorrowerActions } from '../../../testing/borrowers';
import {
  adminToken,
  signInConsumer,
  createProfile,
  giveConsents,
  partnerToken,
} from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

/** The fixtures' lender that confirms by code, and the one that the specification names beside it. */
const CODE = 'indialends';
const SHORT = 'earlysalary';

const { of, loadLenderPage, borrower, applyTo, setStatus } = createBorrowerActions(server);

describe('a borrower’s status with a lender', () => {
  test('is computed from what is known, and names what is missing', async () => {
    const who = await signInConsumer(server, '9230000001');
    expect(await loadLenderPage(who, SHORT)).toMatchObject({
      standing: 'unfinished',
      offer: null,
      unmatched: null,
      applications: [],
      lender: { slug: SHORT, name: 'Omkar-Advance', lender_status: 1, confirms_by_code: 0 },
    });
    await ask('POST', `/api/user/${who.userId}`, { token: who.token, body: createProfile() });
    expect(await loadLenderPage(who, SHORT)).toMatchObject({
      standing: 'consents',
      consents_needed: ['bureau'],
      offer: null,
    });
    await giveConsents(server, who);
    const page = await loadLenderPage(who, SHORT, '?amount=50000&tenure_months=12');
    expect(page).toMatchObject({
      standing: 'offer',
      amount: 50_000,
      tenure_months: 12,
      offer: { slug: SHORT, amount: 50_000, tenure_months: 12, applied: 0 },
    });
    const all = Object((await of('GET', 'offers?amount=50000&tenure_months=12', who)).body).data;
    const rows: { slug: string }[] = all.offers;
    expect(page.offer).toEqual(rows.find(({ slug }) => slug === SHORT));
  });

  test('names each criterion that is not met, and the product that a lender is not for', async () => {
    const who = await borrower('9230000002');
    const { standing, unmatched } = await loadLenderPage(who, SHORT, '?amount=500');
    expect(standing).toBe('unmatched');
    expect(unmatched.criteria).toContainEqual(
      expect.objectContaining({ criterion: 'amount', met: false, shortBy: 500 }),
    );
    expect(await loadLenderPage(who, 'chandrika-gold')).toMatchObject({
      standing: 'other_product',
    });
    expect(await loadLenderPage(who, SHORT, '?product=business_loan')).toMatchObject({
      standing: 'other_product',
    });
  });

  test('is for the person alone, and for lenders that exist', async () => {
    const [who, other] = [await borrower('9230000003'), await borrower('9230000004')];
    const stolen = { ...other, token: who.token };
    expect((await of('GET', `lenders/${SHORT}`, stolen)).status).toBe(403);
    expect((await of('POST', `lenders/${CODE}/code`, stolen, {})).status).toBe(403);
    expect((await of('POST', `lenders/${CODE}/confirm`, stolen, { otp: '123456' })).status).toBe(
      403,
    );
    for (const token of [await adminToken(server), await partnerToken(server)])
      expect((await of('GET', `lenders/${SHORT}`, { ...who, token })).status).toBe(403);
    for (const name of ['nobody', 'offers', '__proto__', '%2e%2e', '%F0%9F%A6%8A', 'x'.repeat(900)])
      expect([name, (await of('GET', `lenders/${name}`, who)).status]).toEqual([name, 404]);
    for (const query of [
      '?amount=-1',
      '?amount=x',
      '?tenure_months=1.5',
      '?who=me',
      '?product=gold',
    ])
      expect([query, (await of('GET', `lenders/${SHORT}${query}`, who)).status]).toEqual([
        query,
        422,
      ]);
  });
});

describe('the address of a lender', () => {
  const change = async (path: string, body: object): Promise<Answer> =>
    ask('POST', path, { token: await adminToken(server), body });
  const set = (lender_id: number, property: string, value: unknown): Promise<Answer> =>
    change('/api/update-lender-data', { lender_id, property, value });
  const create = async (name: string) => {
    const made = await change('/api/create-lender', { name });
    return Number(Object(made.body).lender_id);
  };
  const getSlug = async (id: number): Promise<unknown> => {
    const token = await adminToken(server);
    const { body } = await ask('GET', `/api/get-lender-data/${id}`, { token });
    return Object(body).lender.slug;
  };

  test('is made of its first name, unique among pages and lenders, and never changes', async () => {
    const who = await borrower('9230000005');
    expect(await getSlug(await create('Offers'))).toBe('offers-lender');
    const first = await create('Two_Names');
    expect(await getSlug(first)).toBe('two-names');
    expect(await getSlug(await create('two-names'))).toBe('two-names-2');
    expect(await set(first, 'slug', 'mine')).toMatchObject({
      status: 422,
      body: { errors: { property: expect.any(String) } },
    });
    expect((await set(first, 'name', 'Another')).status).toBe(200);
    expect(await getSlug(first)).toBe('two-names');
    for (const name of ['two-names', 'another', 'TWO_NAMES'])
      expect(await loadLenderPage(who, name)).toMatchObject({ lender: { lender_id: first } });
    expect((await change('/api/safe-delete-lender', { lender_id: first })).status).toBe(200);
    expect((await of('GET', 'lenders/another', who)).status).toBe(404);
  });

  test('still shows a deleted lender to those who have applied to it', async () => {
    const [who, other] = [await borrower('9230000006'), await borrower('9230000007')];
    const { lender_id } = await applyTo(who, 'rohini-instant');
    await change('/api/safe-delete-lender', { lender_id });
    expect(await loadLenderPage(who, 'rohini-instant')).toMatchObject({
      lender: { lender_id, lender_status: 0 },
      standing: 'unmatched',
      applications: [{ status: 'applied' }],
    });
    expect((await of('GET', 'lenders/rohini-instant', other)).status).toBe(404);
  });
});

describe('an application', () => {
  let who: Person;
  beforeAll(async () => {
    who = await borrower('9230000008');
  });

  test('keeps its terms, its consent and every status with its day and remarks', async () => {
    const made = await applyTo(who, SHORT);
    const slips = 'Customer: Send your salary slips';
    await setStatus(made.id, 'in_review', getIndianToday(), slips);
    await setStatus(made.id, 'in_review', getIndianToday(), slips);
    await setStatus(made.id, 'rejected', getIndianToday(), 'Income could not be verified');
    // A later change of the lender's terms must not change the application's.
    const token = await adminToken(server);
    const fee = { lender_id: made.lender_id, property: 'processing_fees', value: 9 };
    await ask('POST', '/api/update-lender-data', { token, body: fee });
    const page = await loadLenderPage(who, SHORT);
    expect(page.applications[0].history).toMatchObject([
      { status: 'applied', remarks: '' },
      { status: 'in_review', status_date: getIndianToday(), remarks: 'Send your salary slips' },
      {
        status: 'rejected',
        status_date: getIndianToday(),
        reason: 'income_unconfirmed',
        remarks: '',
      },
    ]);
    expect(page.consent).toMatchObject({ purpose: 'application', lender_id: made.lender_id });
    expect(page.key_facts).toMatchObject({ emi: made.emi, apr: made.apr, criteria: [] });
    expect(page.key_facts.processing_fee).toBeCloseTo(made.amount * 0.03);
    expect(page.offer.processing_fee).toBeCloseTo(page.offer.amount * 0.09);
    const { body } = await of('GET', 'data', who);
    expect(Object(body).data.applications[0].history).toHaveLength(3);
  });

  test('shows its history and terms to its owner alone', async () => {
    const token = await adminToken(server);
    const { body } = await ask('GET', '/api/rest/applications?range=[0,4]', { token });
    const rows: object[] = Object(body);
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      expect(row).not.toHaveProperty('history');
      expect(row).not.toHaveProperty('key_facts');
    }
  });
});
