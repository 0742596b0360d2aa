import { beforeAll, expect, test } from 'vitest';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { getData, type Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const tokens = { own: '', other: '', admin: '' };

beforeAll(async () => {
  tokens.own = await partnerToken(server);
  tokens.other = await partnerToken(server, 'second@demo.in');
  tokens.admin = await adminToken(server);
});

const open = async (token = tokens.own) =>
  getData(
    await ask('POST', '/api/partner/tickets', {
      token,
      body: { kind: 'tech_support', subject: 'The portal is slow', text: 'Since this morning.' },
    }),
  );

const read = async (id: string, token: string) =>
  getData(await ask('GET', `/api/tickets/${id}`, { token }));

/** The id of the newest message, which the attachment is. */
const newest = (answer: Answer): string => {
  const messages: { id: string }[] = getData(answer).messages;
  return messages.at(-1)?.id ?? '';
};

const attach = (id: string, token: string, bytes: Buffer, name = 'screen.png') => {
  const form = new FormData();
  form.set('image_name', new File([new Uint8Array(bytes)], name));
  return ask('POST', `/api/tickets/${id}/attachments`, { token, body: form });
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

test('both sides write in a ticket, and each sees what is new until it has read it', async () => {
  const { id, reference } = await open();
  expect(reference).toMatch(/^T-/u);
  expect((await read(id, tokens.admin)).ticket).toMatchObject({ status: 'open', unread_desk: 1 });
  await ask('POST', `/api/tickets/${id}/read`, { token: tokens.admin, body: {} });
  const body = { text: 'We are looking into it.' };
  const answer = await ask('POST', `/api/tickets/${id}/messages`, { token: tokens.admin, body });
  expect(getData(answer).ticket).toMatchObject({
    status: 'answered',
    unread_desk: 0,
    unread_partner: 1,
  });
  const logged = async () => {
    const filter = encodeURIComponent(JSON.stringify({ collection: 'tickets', record_id: id }));
    const path = `/api/rest/audit-entries?filter=${filter}&sort=["id","ASC"]`;
    return (await ask('GET', path, { token: tokens.admin })).body;
  };
  await ask('POST', `/api/tickets/${id}/read`, { token: tokens.own, body: {} });
  expect(await logged()).toMatchObject([{ action: 'create' }, { action: 'update' }]);
  const { ticket, messages } = await read(id, tokens.own);
  expect(ticket).toMatchObject({ unread_partner: 0 });
  expect(messages).toMatchObject([
    { sender: 'partner', text: 'Since this morning.' },
    { sender: 'desk', text: 'We are looking into it.' },
  ]);
});

test('an admin assigns and closes a ticket, and what the partner writes opens it again', async () => {
  const { id, version } = await open();
  const update = (body: object, token = tokens.admin) =>
    ask('POST', `/api/tickets/${id}`, { token, body });
  const change = { status: 'closed', assigned_to: 1 };
  expect((await update(change, tokens.own)).status).toBe(403);
  expect((await update({ ...change, assigned_to: 999 })).status).toBe(422);
  expect(getData(await update({ ...change, version }))).toMatchObject({
    status: 'closed',
    assigned_name: expect.stringMatching(/\S/u),
  });
  expect((await update({ ...change, version })).status).toBe(409);
  const body = { text: 'It is slow again.' };
  await ask('POST', `/api/tickets/${id}/messages`, { token: tokens.own, body });
  expect((await read(id, tokens.own)).ticket.status).toBe('open');
});

test('an attachment has the type of its bytes, and only the partner and admins fetch it', async () => {
  const { id } = await open();
  expect((await attach(id, tokens.own, Buffer.from('<svg onload="alert(1)">'))).status).toBe(422);
  expect((await attach(id, tokens.own, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  const file = newest(await attach(id, tokens.own, PNG));
  const path = `/api/tickets/${id}/attachments/${file}`;
  for (const token of [tokens.own, tokens.admin]) {
    const { name, content_type, base64 } = getData(await ask('GET', path, { token }));
    expect([name, content_type]).toEqual(['screen.png', 'image/png']);
    expect(Buffer.from(base64, 'base64').equals(PNG)).toBe(true);
  }
  expect((await ask('GET', path, { token: tokens.other })).status).toBe(404);
  expect((await ask('GET', `/uploads/${file}.png`)).status).toBe(404);
  const foreign = await open(tokens.other);
  const crossed = `/api/tickets/${foreign.id}/attachments/${file}`;
  expect((await ask('GET', crossed, { token: tokens.other })).status).toBe(404);
});

test('no partner reads another’s ticket, and nobody else reads any', async () => {
  const { id } = await open();
  const text = { text: 'Let me in' };
  const calls: readonly [string, string, object?][] = [
    ['GET', `/api/tickets/${id}`],
    ['POST', `/api/tickets/${id}/read`, {}],
    ['POST', `/api/tickets/${id}/messages`, text],
    ['GET', `/api/rest/tickets/${id}`],
  ];
  for (const [method, path, body] of calls) {
    const sent = body ? { body } : {};
    const foreign = await ask(method, path, { token: tokens.other, ...sent });
    expect([path, foreign.status]).toEqual([path, 404]);
    const person = await signInConsumer(server, '9440000009');
    for (const token of [person.token, await adminToken(server, 3)]) {
      const refused = await ask(method, path, { token, ...sent });
      expect([path, refused.status]).toEqual([path, 403]);
    }
  }
  expect((await attach(id, tokens.other, PNG)).status).toBe(404);
  const { body } = await ask('GET', '/api/rest/tickets?range=[0,99]', { token: tokens.other });
  expect(Array.isArray(body) && body.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(id);
  expect((await read(id, tokens.own)).messages).toHaveLength(1);
});

test('an admin who acts as the partner reads a ticket and writes nothing', async () => {
  const { id, partner_id } = await open();
  const sign = { partner_id, reason: 'Looking into a ticket' };
  const entered = await ask('POST', '/api/partner/masquerade', { token: tokens.admin, body: sign });
  const { token } = Object(entered.body);
  expect((await read(id, token)).messages).toHaveLength(1);
  const body = { text: 'Hello' };
  const path = `/api/tickets/${id}`;
  expect((await ask('POST', `${path}/messages`, { token, body })).status).toBe(403);
  expect((await ask('POST', `${path}/read`, { token, body: {} })).status).toBe(403);
  expect((await attach(id, token, PNG)).status).toBe(403);
});
