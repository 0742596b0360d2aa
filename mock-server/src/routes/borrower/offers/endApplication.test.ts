import { addDays } from '@marketplace/shared/format';
import { CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { of, borrower, applyTo, loadLenderPage, setStatus } = createBorrowerActions(server);

const LENDER = 'dhruvtara-capital';

const readApplication = async (who: Person, id: string) =>
  Array.from<{ id: string }>(Object((await of('GET', 'applications', who)).body).data).find(
    (one) => one.id === id,
  );

/** The stage of the person's only lead of a personal loan. */
const readStage = async (who: Person) =>
  Array.from<{ product: string; stage: string }>(
    Object((await of('GET', 'leads', who)).body).data,
  ).find(({ product }) => product === 'personal_loan')?.stage;

async function readAsAdmin(id: string) {
  const token = await adminToken(server);
  const { body } = await server.ask('GET', `/api/rest/applications/${id}`, { token });
  return Object(body);
}

test('an application is withdrawn until it is paid out, and everybody sees it', async () => {
  const who = await borrower('9100009001');
  const { id } = await applyTo(who, LENDER);
  await setStatus(id, 'approved', getIndianToday());
  const answer = await of('POST', `applications/${id}/withdraw`, who, {});
  expect(answer).toMatchObject({ status: 200, body: { data: { status: 'withdrawn' } } });
  expect((await of('POST', `applications/${id}/withdraw`, who, {})).status).toBe(200);
  expect(await readApplication(who, id)).toMatchObject({ status: 'withdrawn' });
  expect(await readAsAdmin(id)).toMatchObject({ status: 'withdrawn' });
  // Nothing stands against a new application to the lender.
  expect(await loadLenderPage(who, LENDER)).toMatchObject({
    standing: 'offer',
    offer: { applied: 0 },
  });
  const profile = Object((await of('GET', '', who)).body);
  expect(profile.data?.inflight_credit_app_id ?? null).toBeNull();
});

test('a stranger withdraws nothing, a paid out or declined application stays', async () => {
  const who = await borrower('9100009002');
  const other = await borrower('9100009003');
  const { id } = await applyTo(who, LENDER);
  expect((await of('POST', `applications/${id}/withdraw`, other, {})).status).toBe(404);
  expect((await of('POST', `applications/${id}/cooling-off`, who, {})).status).toBe(409);
  await setStatus(id, 'disbursed', getIndianToday());
  expect((await of('POST', `applications/${id}/withdraw`, who, {})).status).toBe(409);
  const { id: declined } = await applyTo(other, LENDER);
  await setStatus(declined, 'rejected', getIndianToday());
  expect((await of('POST', `applications/${declined}/withdraw`, other, {})).status).toBe(409);
});

test('a notice to give a loan back says what is owed; the disbursal stays until the lender has its money', async () => {
  const who = await borrower('9100009004');
  const { id, amount, annual_rate } = await applyTo(who, LENDER);
  const today = getIndianToday();
  await setStatus(id, 'disbursed', today);
  const { key_facts } = await loadLenderPage(who, LENDER);
  const answer = await of('POST', `applications/${id}/cooling-off`, who, {});
  expect(answer.status).toBe(200);
  const { data } = Object(answer.body);
  expect(data).toMatchObject({
    status: 'disbursed',
    reason: 'giving_back',
    give_back: { on: today, amount, until: addDays(today, key_facts.cooling_off_days) },
  });
  // A day costs the 365th part of a year's interest.
  expect(Math.abs(data.give_back.per_day - (amount * annual_rate) / 36_500)).toBeLessThan(0.006);
  const again = await of('POST', `applications/${id}/cooling-off`, who, {});
  expect(Object(again.body).data.give_back).toEqual(data.give_back);
  expect(await readAsAdmin(id)).toMatchObject({
    status: 'disbursed',
    status_date: today,
    disbursed_amount: amount,
    remarks: 'The loan is being given back',
  });
  // No second admin has to confirm what the borrower has announced.
  await setStatus(id, 'cancelled', today);
  expect(await readAsAdmin(id)).toMatchObject({ status: 'cancelled', disbursed_amount: null });
  const { body } = await server.ask('GET', '/dev/outbox');
  const [ended, noticed] = Array.from<{ to: string; text: string }>(Object(body)).filter(
    ({ to }) => to === '9100009004',
  );
  expect(noticed?.text).toContain('you are giving the loan back to');
  expect(ended?.text).toContain('has its money back');
});

test.each([0, 1] as const)('the notice follows the lender’s rule on its fee: %i', async (value) => {
  const token = await adminToken(server);
  const who = await borrower(`910000906${value}`);
  const { offer } = await loadLenderPage(who, LENDER);
  const change = { lender_id: offer.lender_id, property: 'refunds_fee', value };
  const saved = await server.ask('POST', '/api/update-lender-data', { token, body: change });
  expect(saved.status).toBe(200);
  const { id, amount } = await applyTo(who, LENDER);
  await setStatus(id, 'disbursed', getIndianToday());
  const { key_facts } = await loadLenderPage(who, LENDER);
  expect(key_facts.refunds_fee).toBe(value);
  const { body } = await of('POST', `applications/${id}/cooling-off`, who, {});
  const fee = key_facts.processing_fee + key_facts.processing_fee_gst;
  expect(fee).toBeGreaterThan(0);
  expect(Object(body).data.give_back.amount).toBeCloseTo(amount - value * fee, 2);
});

test('the loan earns until the lender has its money back, and its lead follows', async () => {
  const who = await borrower('9100009008');
  const { id, reference } = await applyTo(who, LENDER);
  const today = getIndianToday();
  await setStatus(id, 'disbursed', today);
  const token = await adminToken(server);
  const findEarnings = async () => {
    const filter = encodeURIComponent(JSON.stringify({ application_reference: reference }));
    const { body } = await server.ask('GET', `/api/rest/earnings?filter=${filter}`, { token });
    return Array.from<unknown>(Object(body)).length;
  };
  expect(await findEarnings()).toBeGreaterThan(0);
  expect((await of('POST', `applications/${id}/cooling-off`, who, {})).status).toBe(200);
  expect(await findEarnings()).toBeGreaterThan(0);
  expect(await readStage(who)).toBe('disbursed');
  await setStatus(id, 'cancelled', today);
  expect(await findEarnings()).toBe(0);
  expect(await readStage(who)).toBe('cancelled');
});

test('a lead is cancelled with the last application that its person withdraws, and goes on with a new one', async () => {
  const who = await borrower('9100009009');
  const first = await applyTo(who, LENDER);
  const second = await applyTo(who, 'jheel-capital');
  await of('POST', `applications/${first.id}/withdraw`, who, {});
  expect(await readStage(who)).toBe('applied');
  await of('POST', `applications/${second.id}/withdraw`, who, {});
  expect(await readStage(who)).toBe('cancelled');
  const again = await applyTo(who, LENDER);
  expect(await readStage(who)).toBe('applied');
  await setStatus(again.id, 'rejected', getIndianToday());
  expect(await readStage(who)).toBe('applied');
});

test('after its last day a loan is no longer given back', async () => {
  const who = await borrower('9100009005');
  const { id } = await applyTo(who, LENDER);
  await setStatus(id, 'disbursed', getIndianToday());
  const { key_facts } = await loadLenderPage(who, LENDER);
  const advance = `${key_facts.cooling_off_days + 1}d`;
  expect((await server.ask('POST', '/dev/clock', { body: { advance } })).status).toBe(200);
  const back = await signInConsumer(server, '9100009005');
  const late = await of('POST', `applications/${id}/cooling-off`, back, {});
  await server.ask('DELETE', '/dev/clock');
  expect(late.status).toBe(409);
});

const takeBack = (who: Person, purpose: 'application' | 'call_gold', lender_id?: number) =>
  of('POST', 'consents', who, {
    purpose,
    ...(lender_id !== undefined && { lender_id }),
    text_version: CONSENT_VERSIONS[purpose],
    language: 'en',
    granted: 0,
  });

test('taking back the consent to share withdraws the application to that lender alone', async () => {
  const who = await borrower('9100009006');
  const first = await applyTo(who, LENDER);
  const second = await applyTo(who, 'jheel-capital');
  expect((await takeBack(who, 'application', first.lender_id)).status).toBe(200);
  expect(await readApplication(who, first.id)).toMatchObject({ status: 'withdrawn' });
  expect(await readApplication(who, second.id)).toMatchObject({ status: 'applied' });
});

test('erasure is refused while an application is open, and withdraws it if told to', async () => {
  const who = await borrower('9100009007');
  const { id } = await applyTo(who, LENDER);
  expect((await of('POST', 'erasure', who, {})).status).toBe(409);
  const asked = await of('POST', 'erasure', who, { withdraw_applications: 1 });
  expect(asked.status).toBe(200);
  expect(await readApplication(who, id)).toMatchObject({ status: 'withdrawn' });
});

test('an application that no lender decides holds an erasure up for 90 days, and no longer', async () => {
  const who = await borrower('9100009010');
  const { id } = await applyTo(who, LENDER);
  const askAfter = async (days: number) => {
    await server.ask('DELETE', '/dev/clock');
    await server.ask('POST', '/dev/clock', { body: { advance: `${days}d` } });
    const back = await signInConsumer(server, '9100009010');
    return of('POST', 'erasure', back, {});
  };
  expect((await askAfter(89)).status).toBe(409);
  expect((await askAfter(91)).status).toBe(200);
  const back = await signInConsumer(server, '9100009010');
  expect(await readApplication(back, id)).toMatchObject({ status: 'withdrawn' });
  await server.ask('DELETE', '/dev/clock');
});
