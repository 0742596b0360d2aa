import { beforeAll, expect, test } from 'vitest';
import { createApprovalActions, getPendingId } from '../../../testing/approvals';
import { getData, testServer } from '../../../testing/startTestServer';
import { controlledCalls } from './controlledCalls';

const server = testServer();
const { tokens, begin, signIn, get, post, approval, decide } = createApprovalActions(server);
const { ask } = server;

beforeAll(begin);

type Fields = Readonly<Record<string, unknown>>;
interface Row {
  /** Asks for the change of one field, as a page does that sends the whole record. */
  readonly ask: (record: Fields) => readonly [method: string, path: string, body: object];
  readonly read: () => Promise<Fields>;
  /** Changes another field, which the approval does not show. */
  readonly meanwhile: Fields;
  readonly wanted: Fields;
}

const settings = async (): Promise<Fields> => {
  const { admins: _, ...now } = getData(await get('/api/approval-settings'));
  return now;
};
const partner = async (): Promise<Fields> => Object((await get('/api/rest/partners/3')).body);
const slab = async (): Promise<Fields> =>
  Object((await get('/api/lender-revenue/get/2')).body).lenderRevenue[0];
const reward = async (): Promise<Fields> => getData(await get('/api/referral-reward'));
const user = async (): Promise<Fields> => Object((await get('/api/rest/admin-users/2')).body);
const lender = async (): Promise<Fields> =>
  Object((await get('/api/get-lender-data/2')).body).lender;

const rows: Readonly<Record<string, Row>> = {
  saveApprovalSettings: {
    ask: (record) => ['POST', '/api/approval-settings', record],
    read: settings,
    meanwhile: { disbursals: 1 },
    wanted: { deletion: 0 },
  },
  updatePartnerRevenue: {
    ask: ({ revenue_percent, revenue_flat_fee }) => [
      'POST',
      '/api/update-partner-revenue-data/3',
      { revenue_percent, revenue_flat_fee },
    ],
    read: partner,
    meanwhile: { revenue_flat_fee: 777 },
    wanted: { revenue_percent: 61 },
  },
  updateLenderRevenue: {
    ask: (record) => ['POST', '/api/lender-revenue/update', record],
    read: slab,
    meanwhile: { revenue_flat: 321 },
    wanted: { revenue_percent: 1.25 },
  },
  saveReferralReward: {
    ask: (record) => ['POST', '/api/referral-reward', record],
    read: reward,
    meanwhile: { amount: 1234 },
    wanted: { active: 0 },
  },
  'PUT admin-users': {
    ask: ({ id: _, ...record }) => ['PUT', '/api/rest/admin-users/2', record],
    read: user,
    meanwhile: { name: 'Rahul Varma' },
    wanted: { email: 'rahul.verma@demo.in' },
  },
  updateLenderData: {
    ask: ({ min_income }) => [
      'POST',
      '/api/update-lender-data',
      { lender_id: 2, property: 'min_income', value: min_income },
    ],
    read: lender,
    meanwhile: { min_age: 24 },
    wanted: { min_income: 33_000 },
  },
};

const withoutVersion = ({ version: _, ...record }: Fields): Fields => record;

/** Makes a change as the first admin; the second approves it if it waits. */
async function make(method: string, path: string, body: object): Promise<void> {
  const answer = await ask(method, path, { token: tokens.first, body });
  const decided =
    'pending_id' in Object(answer.body)
      ? await decide(getPendingId(answer), { status: 'approved' })
      : answer;
  expect(decided.status).toBe(200);
}

test.each(Object.entries(rows))(
  '%s: an approval writes the fields that it shows, and no other',
  async (name, { ask: toCall, read, meanwhile, wanted }) => {
    // A record without an own row yet is written whole the first time, and only if something changes.
    const first = withoutVersion(await read());
    await make(...toCall({ ...first, ...meanwhile }));
    await make(...toCall(first));
    const before = await read();
    const [method, path, body] = toCall({ ...withoutVersion(before), ...wanted });
    const id = getPendingId(await ask(method, path, { token: tokens.first, body }));
    expect((await approval(id)).approval.changes).toHaveLength(1);
    if (name === 'updateLenderData')
      await post('/api/update-lender-data', { lender_id: 2, property: 'min_age', value: 24 });
    else await make(...toCall({ ...withoutVersion(before), ...meanwhile }));
    await signIn();
    const approved = await decide(id, { status: 'approved' });
    expect(approved.status).toBe(200);
    expect(withoutVersion(await read())).toEqual({
      ...withoutVersion(before),
      ...(name === 'updateLenderData' ? {} : meanwhile),
      ...wanted,
    });
    // Put back what the next rows need.
    await make(...toCall(withoutVersion(before)));
  },
);

test('every call whose body is a record is tried here, and the others name what they change', () => {
  const others = [
    'decidePayoutAccount',
    'clawBackCommission',
    'createLenderRevenue',
    'deleteLenderRevenue',
    'setLenderRevenueOrder',
    'safeDeleteLender',
    'safeDeleteCreditCard',
    'restoreRecord',
    'restoreOrder',
    'resetPassword',
    'resetSecondFactor',
    'requireSecondFactor',
    'saveOwnBrand',
    'publishFunnel',
    'POST admin-users',
    'DELETE admin-users',
  ];
  expect(controlledCalls.map(({ id }) => id).toSorted()).toEqual(
    [...Object.keys(rows), ...others].toSorted(),
  );
});
