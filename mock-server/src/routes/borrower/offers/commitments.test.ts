import { toPaise, toRupees } from '@marketplace/shared/lending';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { giveConsents } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { of, borrower, save, loadLenderPage, setStatus, applyTo } = createBorrowerActions(server);

interface Offered {
  lender_id: number;
  slug: string;
  emi: number;
  amount: number;
  tenure_months: number;
}

/** Loads the offers of an amount over a year, for a person with this income and no EMIs. */
async function loadOffers(who: Person, amount: number, monthly_income: number): Promise<Offered[]> {
  await save(who, { monthly_income, emi: 0 });
  const { body } = await of('GET', `offers?amount=${amount}&tenure_months=12`, who);
  return Array.from<Offered>(Object(body).data.offers).filter((offer) => offer.amount === amount);
}

/** Sends an application for an offer, with more fields of the call. */
async function send(who: Person, offer: Offered, more: object = {}) {
  const { lender_id, amount, tenure_months } = offer;
  await giveConsents(server, who, [lender_id]);
  return of('POST', 'applications', who, { lender_id, amount, tenure_months, ...more });
}

const readCommitments = async (who: Person) =>
  Object((await of('GET', 'commitments', who)).body).data;

test('a third open application is sent after its warning is acknowledged', async () => {
  const who = await borrower('9100009501');
  const [first, second, third] = await loadOffers(who, 50_000, 200_000);
  if (!first || !second || !third) throw new Error('three lenders have an offer');
  expect((await send(who, first)).status).toBe(200);
  expect((await send(who, second)).status).toBe(200);
  expect(await readCommitments(who)).toEqual({
    open_applications: 2,
    emis: toRupees(toPaise(first.emi) + toPaise(second.emi)),
    monthly_income: 200_000,
  });
  const warned = await send(who, third);
  expect(warned).toMatchObject({
    status: 409,
    body: { errors: { debt_acknowledged: expect.any(String) } },
  });
  expect(Object(warned.body).message).toContain('3 open applications');
  expect((await send(who, third, { debt_acknowledged: 0 })).status).toBe(409);
  expect((await send(who, third, { debt_acknowledged: 1 })).status).toBe(200);
});

test('EMIs of all that is open get a warning above 60 % of the income, and a stop above all of it', async () => {
  const who = await borrower('9100009502');
  // Each lender knows of the EMIs in the profile alone, so no lender's own limit is reached.
  const [first, second, third] = await loadOffers(who, 500_000, 100_000);
  if (!first || !second || !third) throw new Error('three lenders have an offer');
  expect((await send(who, first)).status).toBe(200);
  const percent = ((first.emi + second.emi) / 1_000).toFixed(1);
  const warned = await send(who, second);
  expect(warned).toMatchObject({ status: 409 });
  expect(Object(warned.body).message).toContain(`EMIs would take ${percent}% of your income`);
  expect((await send(who, second, { debt_acknowledged: 1 })).status).toBe(200);
  for (const more of [{}, { debt_acknowledged: 1 }]) {
    const stopped = await send(who, third, more);
    expect(stopped).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.any(String) } },
    });
    expect(Object(stopped.body).message).toContain('more than you earn');
  }
});

test('a loan paid out here counts while it runs, and not twice beside what the profile states', async () => {
  const who = await borrower('9100009503');
  await save(who, { monthly_income: 100_000, emi: 0 });
  const { id, emi } = await applyTo(who, 'dhruvtara-capital');
  await setStatus(id, 'disbursed', getIndianToday());
  expect(await readCommitments(who)).toMatchObject({ open_applications: 0, emis: emi });
  await save(who, { emi: Math.ceil(emi) + 1_000 });
  expect(await readCommitments(who)).toMatchObject({ emis: Math.ceil(emi) + 1_000 });
  await save(who, { emi: 0 });
  const { key_facts } = await loadLenderPage(who, 'dhruvtara-capital');
  expect(key_facts.emi).toBe(emi);
  expect((await of('POST', `applications/${id}/cooling-off`, who, {})).status).toBe(200);
  // The loan runs until the lender has its money back.
  expect(await readCommitments(who)).toMatchObject({ emis: emi });
  await setStatus(id, 'cancelled', getIndianToday());
  expect(await readCommitments(who)).toMatchObject({ emis: 0 });
});

test('a stranger does not read what a borrower is committed to', async () => {
  const who = await borrower('9100009504');
  const other = await borrower('9100009505');
  const { status } = await server.ask('GET', `/api/user/${who.userId}/commitments`, {
    token: other.token,
  });
  expect([403, 404]).toContain(status);
});
