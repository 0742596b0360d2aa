import { describe, expect, test } from 'vitest';
import { signInConsumer, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { testStores } from '../../../testing/stores/testDatabases';

describe.each(testStores())('$name', ({ database }) => {
  const server = testServer({}, database);
  const { ask } = server;

  async function make(fields: object): Promise<{ readonly id: string }> {
    const token = await partnerToken(server);
    const body = { product: 'personal_loan', ...fields };
    return Object((await ask('POST', '/api/partner/prospects', { token, body })).body).data;
  }

  const open = (id: string, token?: string) =>
    ask('GET', `/api/prospects/${id}`, token === undefined ? {} : { token });
  const take = (id: string, { token, userId }: { token: string; userId: string }) =>
    ask('POST', `/api/user/${userId}/prospect`, { token, body: { prospect_id: id } });
  const seen = async (id: string): Promise<unknown> =>
    (await ask('GET', `/api/rest/prospects/${id}`, { token: await partnerToken(server) })).body;

  describe('a link for one contact', () => {
    test.each(['9330000021', 'Neha.Rao@Example.in'])(
      'is used by %s alone, and tells others nothing of whose it is',
      async (contact) => {
        const { id } = await make({ first_name: 'Neha', contact });
        expect((await open(id)).body).toMatchObject({ data: { sign_in: 'invited' } });
        const other = await signInConsumer(server, `93300000${contact.length + 20}`);
        const seenByOther = await open(id, other.token);
        expect(seenByOther).toMatchObject({ status: 200, body: { data: { sign_in: 'other' } } });
        const refused = await take(id, other);
        expect(refused).toMatchObject({ status: 403, body: { message: expect.any(String) } });
        const own = await ask('GET', `/api/user/${other.userId}/data`, { token: other.token });
        expect(Object(own.body).data.prospects).toEqual([]);
        for (const { body } of [seenByOther, refused, own])
          expect(JSON.stringify(body)).not.toMatch(/neha|9330000021/iu);
        expect(await seen(id)).toMatchObject({ stage: 'opened' });
        const who = await signInConsumer(server, contact);
        expect((await open(id, who.token)).body).toMatchObject({ data: { sign_in: 'invited' } });
        expect((await take(id, who)).status).toBe(200);
        expect(await seen(id)).toMatchObject({ stage: 'signed_in' });
      },
    );

    test('without a contact can be used by anybody, and shows no name', async () => {
      const { id } = await make({ first_name: 'Neha' });
      const who = await signInConsumer(server, '9330000022');
      expect((await open(id, who.token)).body).toMatchObject({ data: { sign_in: 'any' } });
      expect((await take(id, who)).status).toBe(200);
      const own = await ask('GET', `/api/user/${who.userId}/data`, { token: who.token });
      expect(Object(own.body).data.prospects).toMatchObject([{ id, first_name: '', contact: '' }]);
    });
  });
});
