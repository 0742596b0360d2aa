import { getOptionIds, getProductQuestions } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, borrower } = createBorrowerActions(server);

interface OwnLead {
  readonly id: string;
  readonly product: string;
  readonly stage: string;
}

const readLead = async (who: Person, product: string): Promise<OwnLead | undefined> =>
  Array.from<OwnLead>(Object((await of('GET', 'leads', who)).body).data).find(
    (lead) => lead.product === product,
  );

/** Switches a lender off or on, as an admin does. */
async function switchLender(lender_id: number, value: 0 | 1): Promise<void> {
  const token = await adminToken(server);
  const body = { lender_id, property: 'lender_status', value };
  expect((await ask('POST', '/api/update-lender-data', { token, body })).status).toBe(200);
}

const BEHIND = { gold_loan: [3, 24], housing_loan: [31], insurance: [32] } as const;
const REQUESTS = {
  gold_loan: ['/api/gold-loans/', { se_loan_amount: 50_000 }],
  housing_loan: ['/api/housing-loan/', { se_loan_amount: 500_000 }],
  insurance: ['/api/insurance/', { cover: 'health', mobile_phone_number: '9876501234' }],
} as const;

test.each(['gold_loan', 'housing_loan', 'insurance'] as const)(
  'a wish for %s is kept while nobody offers it, and taken back',
  async (product) => {
    const who = await borrower(`91000092${Object.keys(BEHIND).indexOf(product) + 10}`);
    expect((await of('POST', `wishes/${product}`, who, {})).status).toBe(409);
    for (const id of BEHIND[product]) await switchLender(id, 0);
    const [path, body] = REQUESTS[product];
    const refused = await ask('POST', `${path}${who.userId}`, { token: who.token, body });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Nobody offers this here at the moment' },
    });
    for (let times = 0; times < 2; times += 1)
      expect(await of('POST', `wishes/${product}`, who, {})).toMatchObject({
        status: 200,
        body: { data: { product, stage: 'wished' } },
      });
    const lead = await readLead(who, product);
    const token = await adminToken(server);
    const filter = encodeURIComponent(JSON.stringify({ stage: 'wished', product }));
    const seen = await ask('GET', `/api/rest/leads?filter=${filter}`, { token });
    expect(seen.body).toEqual([expect.objectContaining({ id: lead?.id })]);
    await of('POST', `leads/${lead?.id}/cancel`, who, {});
    expect(await readLead(who, product)).toMatchObject({ stage: 'cancelled' });
    await of('POST', `wishes/${product}`, who, {});
    expect(await readLead(who, product)).toMatchObject({ stage: 'wished' });
    for (const id of BEHIND[product]) await switchLender(id, 1);
  },
);

test('nobody wishes for what is no call, and another person’s account stays closed', async () => {
  const who = await borrower('9100009220');
  const other = await borrower('9100009221');
  expect((await of('POST', 'wishes/personal_loan', who, {})).status).toBe(404);
  const answer = await ask('POST', `/api/user/${who.userId}/wishes/insurance`, {
    token: other.token,
    body: {},
  });
  expect([403, 404]).toContain(answer.status);
});

const ANSWERS = {
  study_place: 'abroad',
  course_level: 'master',
  course_cost: 1_200_000,
  vehicle_condition: 'used',
  vehicle_price: 90_000,
};

const ASKING = getOptionIds('product').filter((product) => getProductQuestions(product).length > 0);

test.each(ASKING)('%s keeps the answers to its own questions alone', async (product) => {
  const who = await borrower(`91000093${ASKING.indexOf(product) + 10}`);
  const empty = await of('POST', `product-answers/${product}`, who, {});
  const questions = getProductQuestions(product);
  expect(empty.status).toBe(422);
  expect(Object.keys(Object(empty.body).errors).toSorted()).toEqual([...questions].toSorted());
  expect((await of('POST', `product-answers/${product}`, who, ANSWERS)).status).toBe(200);
  const lead = await readLead(who, product);
  for (const [name, answer] of Object.entries(ANSWERS))
    expect(Object(lead)[name]).toBe(questions.some((one) => one === name) ? answer : undefined);
  const token = await adminToken(server);
  const seen = await ask('GET', `/api/rest/leads/${lead?.id}`, { token });
  expect(seen.body).toMatchObject(
    Object.fromEntries(
      Object.entries(ANSWERS).filter(([name]) => questions.some((q) => q === name)),
    ),
  );
});

test('a gold request goes to the lender that was chosen', async () => {
  const who = await borrower('9100009330');
  const send = (lender_id: number) =>
    ask('POST', `/api/gold-loans/${who.userId}`, {
      token: who.token,
      body: { se_loan_amount: 50_000, lender_id },
    });
  expect(await send(1)).toMatchObject({
    status: 422,
    body: { errors: { lender_id: expect.any(String) } },
  });
  expect((await send(24)).status).toBe(200);
  expect(await readLead(who, 'gold_loan')).toMatchObject({ stage: 'applied', lender_id: 24 });
});
