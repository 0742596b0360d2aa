import { ENDPOINTS } from '@marketplace/shared/api';
import { describeFields, LEAD_ANSWERS, userSchema } from '@marketplace/shared/schema';
import { consentTo, panWithScore } from '@marketplace/shared/testing';
import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, codeFor, partnerToken, signInConsumer } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';
import { servedResources } from '../../rest/table';

const server = testServer();
const { ask } = server;
const { of, borrower, applyTo, save, setStatus } = createBorrowerActions(server);

/** A profile of which no value occurs anywhere else. */
const PROFILE = {
  last_name: 'Zubrowskaya',
  birth_date: '1987-03-19',
  tin: panWithScore('privacy', 792),
  email: 'zubrowskaya@example.in',
  mobile_phone_number: '9137264850',
  address1: '7719 Kestrel Street',
  address2: 'Flat 6631',
  postal_code: '781038',
  city: 'Guwahatinagar',
  state: 'Assampradesh',
  employer_name: 'Kestrel Mills',
  officepincode: '793017',
  monthly_income: 83_417,
  monthly_rent: 17_431,
  emi: 1373,
  se_loan_amount: 214_730,
};

const ANSWERS = {
  study_place: 'abroad',
  course_level: 'master',
  course_cost: 1_200_000,
  vehicle_condition: 'used',
  vehicle_price: 90_000,
};

/** Names of fields that a partner also has of itself, of the leads it added, or of an application's terms. */
const OWN_FIELDS: readonly string[] = [
  'user_id',
  'first_name',
  'email',
  'mobile_phone_number',
  'language',
  'address1',
  'address2',
  'postal_code',
  'city',
  'state',
  'business_pan',
  'emi',
];

const REMARKS = 'Bureau mismatch DPD 30';

/** Every answer that a partner gets, by the call. */
const answers = new Map<string, unknown>();

async function answerQuestions(who: Person): Promise<void> {
  for (const product of ['student_loan', 'car_loan'])
    expect((await of('POST', `product-answers/${product}`, who, ANSWERS)).status).toBe(200);
  const { token, userId } = who;
  await of('POST', 'consents', who, consentTo('call_insurance'));
  const insurance = { cover: 'health', mobile_phone_number: '9137264850' };
  expect((await ask('POST', `/api/insurance/${userId}`, { token, body: insurance })).status).toBe(
    200,
  );
  const gold = { se_loan_amount: PROFILE.se_loan_amount, lender_id: 24 };
  expect((await ask('POST', `/api/gold-loans/${userId}`, { token, body: gold })).status).toBe(200);
}

const readRows = async (resource: string, filter: object) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`;
  const path = `/api/rest/${resource}?${query}`;
  const { body } = await ask('GET', path, { token: await partnerToken(server) });
  return Array.from<Record<string, unknown>>(Object(body));
};

/** Each call that a partner can make about a customer, or about none in particular. */
const listCalls = (leads: readonly string[], application: string): readonly string[] => [
  ...servedResources
    .filter(({ partners }) => partners !== undefined)
    .map(({ name }) => `GET /api/rest/${name}?range=[0,999]`),
  ...leads.map((id) => `GET /api/rest/leads/${id}`),
  `GET /api/rest/applications/${application}`,
  ...ENDPOINTS.filter(
    ({ access, method }) => access !== 'public' && access.partner && method === 'GET',
  )
    .flatMap(({ path }) =>
      path.startsWith('/api/partner/leads/:id')
        ? leads.map((id) => path.replace(':id', id))
        : [
            path.replace(
              '/api/partner/applications/:id',
              `/api/partner/applications/${application}`,
            ),
          ],
    )
    .filter((path) => !path.includes(':'))
    .map((path) => `GET ${path}`),
  ...leads.map((id) => `POST /api/partner/leads/${id}/notes`),
];

/** Fills the answers of all calls about a customer who has told and applied for all there is. */
async function callAll(): Promise<void> {
  const who = await borrower('9137264850');
  expect((await save(who, { ...PROFILE, se_loan_amount: 200_000 })).status).toBe(200);
  const { id: application } = await applyTo(who, 'dhruvtara-capital');
  const { se_loan_amount } = PROFILE;
  expect((await save(who, { se_loan_amount })).status).toBe(200);
  await answerQuestions(who);
  await setStatus(application, 'in_review', getIndianToday(), REMARKS);
  const leads = await readRows('leads', { user_id: who.userId });
  const ids = leads.map(({ id }) => String(id));
  expect(ids.length).toBeGreaterThan(4);
  const token = await partnerToken(server);
  for (const call of listCalls(ids, application)) {
    const [method = '', path = ''] = call.split(' ');
    const answer = await ask(method, path, {
      token,
      ...(method === 'POST' && { body: { text: 'Called twice' } }),
    });
    answers.set(call.replaceAll(/[0-9a-f-]{36}/gu, ':id'), answer.body);
  }
}

beforeAll(callAll);

const findCalls = (isTold: (text: string) => boolean): readonly string[] =>
  [...answers].filter(([, body]) => isTold(JSON.stringify(body))).map(([call]) => call);

test('the calls reach the customer', () => {
  expect(answers.size).toBeGreaterThan(30);
  expect(findCalls((text) => text.includes('Asha Z.')).length).toBeGreaterThan(3);
});

test.each(describeFields(userSchema).map(({ name }) => name))(
  'no call tells a partner the %s of a customer without consent',
  (name) => {
    const value = new Map<string, string | number>(Object.entries(PROFILE)).get(name);
    const isNamed = (text: string) => !OWN_FIELDS.includes(name) && text.includes(`"${name}":`);
    const isGiven = (text: string) => value !== undefined && text.includes(String(value));
    expect(findCalls((text) => isNamed(text) || isGiven(text))).toEqual([]);
  },
);

/** Every object in a JSON value. */
const listObjects = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(listObjects)]
    : [];

test.each(LEAD_ANSWERS)('no call tells a partner the %s of a lead without consent', (name) => {
  const isTold = (body: unknown) =>
    listObjects(body).some(
      (one) => 'stage' in one && !Reflect.get(one, 'consented_at') && name in one,
    );
  expect([...answers].filter(([, body]) => isTold(body)).map(([call]) => call)).toEqual([]);
});

test('no call tells a partner the lender’s remarks', () => {
  expect(findCalls((text) => text.includes(REMARKS))).toEqual([]);
});

const HIDDEN = servedResources.flatMap(({ name, partners, hiddenFromPartners }) =>
  partners === undefined ? [] : hiddenFromPartners.map((field) => [name, field] as const),
);

test.each(HIDDEN)('no partner asks %s by %s, an admin does', async (resource, field) => {
  const query = (name: string, value: unknown) =>
    `/api/rest/${resource}?${name}=${encodeURIComponent(JSON.stringify(value))}`;
  const paths = [
    query('filter', { [field]: null }),
    query('filter', { [`${field}_neq`]: null }),
    query('filter', { [`${field}_gte`]: null }),
    query('sort', [field, 'ASC']),
  ];
  for (const path of paths) {
    const partner = await ask('GET', path, { token: await partnerToken(server) });
    expect([path, partner.status]).toEqual([path, 422]);
    const admin = await ask('GET', path, { token: await adminToken(server) });
    expect([path, admin.status]).toEqual([path, 200]);
  }
});

test('a search of a partner’s applications finds nobody by the PAN', async () => {
  for (const q of [PROFILE.tin, PROFILE.tin.slice(0, 4), REMARKS])
    expect(await readRows('applications', { q })).toEqual([]);
});

test('the partner gets the answers once the customer agrees to its calls', async () => {
  const lead = {
    customer_name: 'Meera Nair',
    mobile_phone_number: '9137264999',
    product: 'student_loan',
    postal_code: '560001',
    language: 'en',
  };
  const token = await partnerToken(server);
  const { id } = getData(await ask('POST', '/api/partner/leads', { token, body: lead }));
  const otp = await codeFor(server, lead.mobile_phone_number);
  await ask('POST', `/api/partner/leads/${id}/consent`, { token, body: { otp } });
  const who = await signInConsumer(server, lead.mobile_phone_number);
  await of('POST', 'product-answers/student_loan', who, ANSWERS);
  const { study_place, course_level, course_cost } = ANSWERS;
  const given = { study_place, course_level, course_cost };
  expect(await readRows('leads', { id: [id] })).toEqual([expect.objectContaining(given)]);
  const opened = await ask('GET', `/api/partner/leads/${id}`, { token });
  expect(getData(opened).lead).toMatchObject(given);
});
