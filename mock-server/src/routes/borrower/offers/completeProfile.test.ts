import { consentTo, panWithScore } from '@marketplace/shared/testing';
import { describe, expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { createProfile, signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { of } = createBorrowerActions(server);

let people = 0;
async function signIn(): Promise<Person> {
  people += 1;
  const who = await signInConsumer(server, `92600000${String(people).padStart(2, '0')}`);
  await of('POST', 'consents', who, consentTo('bureau'));
  return who;
}

const save = (who: Person, body: object) =>
  server.ask('POST', `/api/user/${who.userId}`, { token: who.token, body });

/** The fields that an answer says an application still needs, in order. */
const listMissing = (body: unknown): string[] =>
  Array.from<unknown>(Object(body).data.missing_to_apply).map(String).toSorted();

const WORK = {
  salaried: { employer_name: 'Acme Works', officepincode: '560001', salary_mode: 'bank_transfer' },
  self_employed: { business_years: '5' },
  business: { business_registration_type: 'proprietorship', business_years: '5' },
};
const TURNOVER = { business_current_turnover: '5000000' };

const forOffers = (employment_status_code: string) => ({
  first_name: 'Asha',
  last_name: 'Rao',
  birth_date: '1990-05-17',
  tin: panWithScore(`complete ${people}`, 792),
  employment_status_code,
  monthly_income: 80_000,
  se_loan_amount: 200_000,
  ...(employment_status_code === 'salaried' ? {} : TURNOVER),
});

const ADDRESS = {
  gender: 'female',
  email: 'asha@example.in',
  address1: '12 MG Road',
  postal_code: '560001',
  residence_type: 'owned',
};

describe.each(['salaried', 'self_employed', 'business'] as const)('one who is %s', (employment) => {
  test('has offers without address and work, and applies once the lender has them', async () => {
    const who = await signIn();
    const { body } = await save(who, { ...forOffers(employment), loan_purpose: 'medical' });
    expect(body).toMatchObject({ data: { pl_completed: 1, credit_score: 792 } });

    const { body: compared } = await of('GET', 'offers', who);
    const [offer] = Object(compared).data.offers;
    const needed = [...Object.keys(ADDRESS), ...Object.keys(WORK[employment])].toSorted();
    expect(listMissing(compared)).toEqual(needed);

    const { lender_id, slug, amount, tenure_months } = offer;
    await of('POST', 'consents', who, { ...consentTo('application'), lender_id });
    const terms = { lender_id, amount, tenure_months };
    const refused = await of('POST', 'applications', who, terms);
    expect(refused.status).toBe(422);
    expect(Object.keys(Object(refused.body).errors).toSorted()).toEqual(needed);

    await save(who, ADDRESS);
    const page = await of('GET', `lenders/${slug}`, who);
    expect(listMissing(page.body)).toEqual(Object.keys(WORK[employment]).toSorted());
    expect((await of('POST', 'applications', who, terms)).status).toBe(422);

    await save(who, WORK[employment]);
    expect((await of('POST', 'applications', who, terms)).status).toBe(200);
  });
});

test('a firm has business offers without its PAN, and applies with it', async () => {
  const who = await signIn();
  const firm = { ...forOffers('business'), business_registration_type: 'llp' };
  const saved = await save(who, firm);
  expect(saved.body).toMatchObject({ data: { pl_completed: 1, bl_completed: 1 } });
  await save(who, { ...ADDRESS, business_years: '5' });
  const { data } = Object((await of('GET', 'offers?product=business_loan', who)).body);
  expect(data.missing_to_apply).toEqual(['business_pan']);
  const { lender_id, amount, tenure_months } = data.offers[0];
  await of('POST', 'consents', who, { ...consentTo('application'), lender_id });
  const terms = { lender_id, amount, tenure_months, product: 'business_loan' };
  expect((await of('POST', 'applications', who, terms)).body).toMatchObject({
    errors: { business_pan: expect.any(String) },
  });
});

test('offers are for the tenure of the profile, and for 24 months where it has none', async () => {
  const who = await signIn();
  await save(who, createProfile());
  const getTenure = async (query = ''): Promise<unknown> =>
    Object((await of('GET', `offers${query}`, who)).body).data.tenure_months;
  expect(await getTenure()).toBe(24);
  await save(who, { se_loan_tenure: 48 });
  expect(await getTenure()).toBe(48);
  expect(await getTenure('?tenure_months=12')).toBe(12);
  for (const se_loan_tenure of [0, 1.5, '36'])
    expect((await save(who, { se_loan_tenure })).status).toBe(422);
});

test('only a bureau is agreed to before offers, but who objects to the comparison has none', async () => {
  const who = await signIn();
  await save(who, createProfile());
  expect((await of('GET', 'offers', who)).status).toBe(200);
  await of('POST', 'consents', who, { ...consentTo('lenders'), granted: 0 });
  expect(await of('GET', 'offers', who)).toMatchObject({
    status: 409,
    body: { errors: { consent_lenders: expect.any(String) } },
  });
  await of('POST', 'consents', who, consentTo('lenders'));
  expect((await of('GET', 'offers', who)).status).toBe(200);
});

describe('one name only', () => {
  const { last_name: _, ...unnamed } = createProfile();

  test('completes a profile, and is all that anybody sees of the name', async () => {
    const who = await signIn();
    expect((await save(who, { ...unnamed, last_name: '' })).body).toMatchObject({
      data: { pl_completed: 0, one_name: 0 },
    });
    expect((await save(who, { first_name: 'Nagma', one_name: 1 })).body).toMatchObject({
      data: { pl_completed: 1, first_name: 'Nagma', last_name: '', one_name: 1 },
    });
    const { offers } = Object((await of('GET', 'offers', who)).body).data;
    const { lender_id, amount, tenure_months } = offers[0];
    await of('POST', 'consents', who, { ...consentTo('application'), lender_id });
    const made = await of('POST', 'applications', who, { lender_id, amount, tenure_months });
    expect(made.body).toMatchObject({ data: { customer_name: 'Nagma' } });
  });

  test('takes the place of a last name, as a last name takes its place', async () => {
    const who = await signIn();
    await save(who, { first_name: 'Nagma', last_name: 'Rao' });
    expect((await save(who, { one_name: 1 })).body).toMatchObject({
      data: { last_name: '', one_name: 1 },
    });
    expect((await save(who, { last_name: 'Rao' })).body).toMatchObject({
      data: { last_name: 'Rao', one_name: 0 },
    });
    expect(await save(who, { last_name: 'Rao', one_name: 1 })).toMatchObject({
      status: 422,
      body: { errors: { last_name: expect.any(String) } },
    });
  });
});
