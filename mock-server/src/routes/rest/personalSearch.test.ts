import { expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer();

interface Row {
  readonly [field: string]: unknown;
}

async function list(resource: string, query: object, token: string): Promise<readonly Row[]> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const answer = await server.ask('GET', `/api/rest/${resource}?${search}`, { token });
  expect(answer.status).toBe(200);
  return Array.isArray(answer.body) ? answer.body : [];
}

const search = async (resource: string, q: string, token?: string): Promise<readonly Row[]> =>
  list(resource, { filter: { q }, range: [0, 99] }, token ?? (await adminToken(server)));

test.each([
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '09876543210',
  '0091 98765 43210',
  'tel:+919876543210',
  '९८७६५४३२१०',
  '98765\u2011432\u200B10',
  'ABCPS1234K',
  'abcps 1234 k',
  '******3210',
])('a customer is found by %s', async (q) => {
  expect(await search('customers', q)).toContainEqual(
    expect.objectContaining({ customer_name: 'Priya S.', contact: '******3210' }),
  );
});

/** Resources whose records hold a person's own contact, and the fields that hold it. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  merchants: ['mobile_phone_number', 'email'],
  'help-requests': ['phoneNumber', 'email'],
  'partner-users': ['email'],
  'admin-users': ['email'],
};

test.each(Object.entries(PEOPLE))(
  'a person of %s is found by the contact',
  async (name, fields) => {
    const [first] = await list(name, { range: [0, 0] }, await adminToken(server));
    for (const field of fields) {
      const contact = String(first?.[field]);
      expect(contact).toMatch(/^\d{10}$|@/);
      const written = contact.replace(/^(\d{5})(\d{5})$/, '+91 $1-$2').toUpperCase();
      expect(await search(name, written)).toContainEqual(
        expect.objectContaining({ id: first?.['id'] }),
      );
    }
  },
);

test('a partner finds a lead by the customer’s number', async () => {
  const token = await partnerToken(server);
  const leads = await list('leads', { range: [0, 99] }, token);
  const lead = leads.find(({ contact }) => /^\*{6}\d{4}$/.test(String(contact)));
  const mobile = `91234 5${String(lead?.['contact']).slice(-4)}`;
  expect(await search('leads', mobile, token)).toContainEqual(
    expect.objectContaining({ id: lead?.['id'] }),
  );
});
