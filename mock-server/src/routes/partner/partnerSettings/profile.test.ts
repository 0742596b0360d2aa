import { computeGstinCheckDigit } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const path = '/api/partner/profile';

const read = async (email?: string) => {
  const { body } = await ask('GET', path, { token: await partnerToken(server, email) });
  return Object(body).data;
};

async function save(change: object, email?: string) {
  const { title, url_segment, pan, gstin_status, gstin_reason, ...contact } = await read(email);
  const token = await partnerToken(server, email);
  const answer = await ask('POST', path, { token, body: { ...contact, ...change } });
  return { status: answer.status, body: Object(answer.body) };
}

test('a partner reads and changes its own profile alone, and its PAN is masked', async () => {
  const theirs = await read('second@demo.in');
  expect(await read()).toMatchObject({ title: 'Cedarloop', pan: 'DEMC******' });
  expect((await save({ contact_name: 'Leela Nair' })).body.data).toMatchObject({
    contact_name: 'Leela Nair',
    title: 'Cedarloop',
  });
  expect(await read()).toMatchObject({ contact_name: 'Leela Nair' });
  expect(await read('second@demo.in')).toEqual(theirs);
  for (const field of ['title', 'pan', 'url_segment'])
    expect((await save({ [field]: 'x' })).status).toBe(422);
  expect((await ask('GET', path, { token: await adminToken(server) })).status).toBe(403);
});

test('a GSTIN has a right check digit and holds the PAN on record', async () => {
  const gstin = String((await read()).gstin);
  expect(gstin).toMatch(/^29DEMC[A-Z]\d{4}K1Z.$/u);
  const typo = gstin.slice(0, 14) + (gstin.endsWith('A') ? 'B' : 'A');
  expect(await save({ gstin: typo })).toMatchObject({
    status: 422,
    body: {
      errors: { gstin: 'Enter the 15 characters of the GSTIN, as shown on its certificate' },
    },
  });
  const first = '27AAPFU0939F1Z';
  expect(computeGstinCheckDigit(first)).toBe('V');
  expect(await save({ gstin: `${first}V` })).toMatchObject({
    status: 422,
    body: { errors: { gstin: expect.stringContaining('does not belong to the PAN') } },
  });
});

test('an older version is refused with what has changed', async () => {
  const { version } = await read();
  await save({ city: 'Mysuru' });
  expect(await save({ city: 'Hubballi', version })).toMatchObject({
    status: 409,
    body: { current: { city: 'Mysuru' } },
  });
});

test('an admin who acts as the partner read-only changes nothing', async () => {
  const started = await ask('POST', '/api/partner/masquerade', {
    token: await adminToken(server),
    body: { partner_id: 1, reason: 'Help with the profile' },
  });
  const { title, url_segment, pan, gstin_status, gstin_reason, ...body } = await read();
  const token = String(Object(started.body).token);
  expect((await ask('POST', path, { token, body })).status).toBe(403);
});
