import { expect, test } from 'vitest';
import {
  adminToken,
  createProfile,
  giveConsents,
  signInConsumer,
  partnerToken,
} from '../../testing/signIn';
import { createLeadFileActions } from '../../testing/files/leadFiles';
import { createImportActions } from '../../testing/files/importFiles';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const leads = createLeadFileActions(server, createImportActions(server, 'leads'));

const ONE_LETTER = '\u095B\u0941\u092C\u0940\u0928';
const TWO_SIGNS = '\u091C\u093C\u0941\u092C\u0940\u0928';

/** Names as input methods and copied pages write them, and as they are stored. */
const NAMES = [
  [ONE_LETTER, TWO_SIGNS],
  [TWO_SIGNS, TWO_SIGNS],
  ['Rene\u0301e', 'Ren\u00E9e'],
  ['\u202AZara\u202C', 'Zara'],
  ['Za\u202Era', 'Zara'],
  ['\u200BZara\n', 'Zara'],
  ['\uFEFFZa\u200Bra\u2060', 'Zara'],
  ['\u0915\u094D\u200D\u0937\u093F\u0924\u093F', '\u0915\u094D\u200D\u0937\u093F\u0924\u093F'],
] as const;

async function search(resource: string, q: string, token: string): Promise<unknown> {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }), range: '[0,99]' });
  return (await ask('GET', `/api/rest/${resource}?${query}`, { token })).body;
}

test.each(NAMES)(
  'a borrower’s name %j is stored as %j, and found by both',
  async (typed, stored) => {
    const who = await signInConsumer(server, leads.newNumber());
    await giveConsents(server, who);
    const saved = await ask('POST', `/api/user/${who.userId}`, {
      token: who.token,
      body: { ...createProfile(), first_name: typed, last_name: typed },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { first_name: stored, last_name: stored } },
    });
    const token = await adminToken(server);
    for (const q of [typed, stored])
      expect(await search('customers', q, token)).toContainEqual(
        expect.objectContaining({ customer_name: expect.stringContaining(stored) }),
      );
  },
);

test.each(NAMES)('a lead’s name %j is stored as %j, and found by both', async (typed, stored) => {
  const token = await partnerToken(server);
  const customer_name = `${typed} Rao`;
  const body = {
    customer_name,
    mobile_phone_number: leads.newNumber(),
    product: 'gold_loan',
    postal_code: '560001',
    language: 'en',
  };
  expect(await ask('POST', '/api/partner/leads', { token, body })).toMatchObject({ status: 200 });
  for (const q of [customer_name, `${stored} Rao`])
    expect(await search('leads', q, token)).toContainEqual(
      expect.objectContaining({ customer_name: `${stored} Rao` }),
    );
});

test.each(NAMES)('a partner’s user %j is stored as %j', async (typed, stored) => {
  const token = await partnerToken(server);
  const email = `person.${leads.newNumber()}@example.in`;
  const body = { name: `${typed} ${typed}`, email, role: 'viewer' };
  const made = await ask('POST', '/api/partners/1/users', { token, body });
  expect(made).toMatchObject({ status: 200 });
  expect(await search('partner-users', typed, await adminToken(server))).toContainEqual(
    expect.objectContaining({ email, name: `${stored} ${stored}` }),
  );
});
