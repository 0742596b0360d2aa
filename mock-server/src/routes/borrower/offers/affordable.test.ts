import { expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, giveConsents } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, borrower, loadLenderPage } = createBorrowerActions(server);

const TENURE = 24;

/** Signs in a borrower who earns ₹45,000 a month and pays ₹5,000 a month for another loan. */
async function earner(contact: string): Promise<Person> {
  const who = await borrower(contact);
  const body = { monthly_income: 45_000, emi: 5_000 };
  await ask('POST', `/api/user/${who.userId}`, { token: who.token, body });
  return who;
}

const offersFor = async (who: Person, amount: number, tenure = TENURE) =>
  Object((await of('GET', `offers?amount=${amount}&tenure_months=${tenure}`, who)).body).data;

interface Offered {
  emi: number;
  lender_id: number;
  obligations_percent: number;
}

interface Criterion {
  criterion: string;
  met: unknown;
  affordable?: number | null;
}

const getFailed = ({ criteria }: { criteria: Criterion[] }): Criterion[] =>
  criteria.filter(({ met }) => met === false);

test('no offer on an income of ₹45,000 a month has EMIs above the allowed share', async () => {
  const who = await earner('9100007001');
  for (const amount of [50_000, 5_00_000, 50_00_000]) {
    const { offers } = await offersFor(who, amount);
    for (const { emi, obligations_percent } of Array.from<Offered>(offers)) {
      expect(obligations_percent).toBeLessThanOrEqual(55);
      expect(emi + 5_000).toBeLessThanOrEqual(45_000 * 0.55);
    }
  }
});

test('a lender says why, and the amount that it would lend is offered and taken', async () => {
  const who = await earner('9100007002');
  const { unmatched } = await offersFor(who, 50_00_000);
  const lenders = Array.from<{ lender_id: number; slug: string; criteria: Criterion[] }>(unmatched);
  const [lender] = lenders.filter((one) => {
    const [first, ...rest] = getFailed(one);
    return first?.criterion === 'foir' && rest.length === 0;
  });
  if (!lender) throw new Error('some lender fails by the share alone');
  const [reason] = getFailed(lender);
  expect(reason).toMatchObject({
    required: { max: expect.any(Number) },
    actual: expect.any(Number),
    monthly_income: 45_000,
    other_emis: 5_000,
    affordable: expect.any(Number),
  });
  const affordable = Number(reason?.affordable);
  const { lender_id } = lender;
  await giveConsents(server, who, [lender_id]);
  const take = (amount: number) =>
    of('POST', 'applications', who, { lender_id, amount, tenure_months: TENURE });
  for (const amount of [50_00_000, affordable + 100]) {
    const refused = await take(amount);
    expect(refused.status).toBe(422);
    expect(Object(refused.body).errors.amount).toContain('You can borrow up to');
  }
  const page = await loadLenderPage(
    who,
    lender.slug,
    `?amount=${affordable}&tenure_months=${TENURE}`,
  );
  expect(page).toMatchObject({ standing: 'offer', offer: { amount: affordable } });
  expect((await take(affordable)).status).toBe(200);
});

test('an admin sets the share; emptied, it is the default again', async () => {
  const who = await earner('9100007003');
  const { unmatched } = await offersFor(who, 50_00_000);
  const lender = Array.from<{ lender_id: number; criteria: Criterion[] }>(unmatched).find((one) =>
    getFailed(one).every(({ criterion }) => criterion === 'foir'),
  );
  const token = await adminToken(server);
  const shareNow = async (value: number | null) => {
    const body = { lender_id: lender?.lender_id, property: 'max_foir_percent', value };
    const { status } = await ask('POST', '/api/update-lender-data', { token, body });
    expect(status).toBe(200);
    const data = await offersFor(who, 50_00_000);
    const one = Array.from<{ lender_id: number; criteria: Criterion[] }>(data.unmatched).find(
      ({ lender_id }) => lender_id === lender?.lender_id,
    );
    return one?.criteria.find(({ criterion }) => criterion === 'foir');
  };
  expect(await shareNow(11)).toMatchObject({ required: { max: 11 }, affordable: null });
  expect(await shareNow(null)).toMatchObject({ required: { max: 50 } });
  const wrong = { lender_id: lender?.lender_id, property: 'max_foir_percent', value: 101 };
  expect(await ask('POST', '/api/update-lender-data', { token, body: wrong })).toMatchObject({
    status: 422,
  });
});
