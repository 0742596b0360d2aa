import { toDisplayDate } from '@marketplace/shared/format';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { createLedgerActions, toPaise } from '../../../testing/ledgers';
import { readPdf } from '../../../testing/files/readPdf';
import { createReferralActions } from '../../../testing/referrals';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { get, findLines } = createLedgerActions(server);
const { apply, approve, disburse } = createReferralActions(server);
const path = '/api/partner/profile';
let gstin = '';

/** Tokens end while the clock moves, so each use signs in. */
const own = () => partnerToken(server);
const reward = async () => {
  const { reference, url_segment } = await approve(await apply('topclind'));
  await disburse(url_segment);
  return reference;
};
const getGst = async (reference: string): Promise<number> => {
  const lines = await findLines(await own());
  return toPaise(lines.find((one) => one['application_reference'] === reference)?.gst);
};
/** Enters a GSTIN, which an admin verifies, or removes it. */
const save = async (change: { readonly gstin: string }) => {
  const token = await own();
  const { title, url_segment, pan, version, gstin_status, gstin_reason, ...contact } = await get(
    path,
    token,
  );
  expect((await ask('POST', path, { token, body: { ...contact, ...change } })).status).toBe(200);
  if (change.gstin === '') return;
  const verified = await ask('POST', '/api/admin/partners/1/gstin/decision', {
    token: await adminToken(server),
    body: { ...change, status: 'verified', reason: '' },
  });
  expect(verified.status).toBe(200);
};
const noted = async (): Promise<unknown> => {
  const token = await adminToken(server);
  const { body } = await ask('GET', '/api/rest/partner-taxes?filter={"partner_id":1}', { token });
  return Object(Array.isArray(body) ? body[0] : undefined).gst_registered;
};

beforeAll(async () => {
  ({ gstin } = await get(path, await own()));
});

afterEach(() => setClockOffset(0));

test('GST is added from the day of a GSTIN until the day it is removed', async () => {
  const registered = await reward();
  expect([await noted(), await getGst(registered)]).toEqual([1, 9000]);
  setClockOffset(DAY_MS);
  await save({ gstin: '' });
  const removedOn = getIndianToday();
  const without = await reward();
  expect(await noted()).toBe(0);
  expect([await getGst(registered), await getGst(without)]).toEqual([9000, 0]);
  const line = (await findLines(await own())).find(
    (one) => one['application_reference'] === without,
  );
  expect(await get(`/api/partner/ledger/${line?.id}`, await own())).toMatchObject({
    gst_percent: 0,
    gst_changed_on: removedOn,
  });
  const pdf = await fetch(`${server.url()}/api/statements/${removedOn.slice(0, 7)}`, {
    headers: { authorization: `Bearer ${await own()}` },
  });
  const { lines } = readPdf(Buffer.from(await pdf.arrayBuffer()));
  expect(lines.join(' ')).toContain(`Not registered, since ${toDisplayDate(removedOn)}`);
  setClockOffset(2 * DAY_MS);
  await save({ gstin });
  const again = await reward();
  expect(await noted()).toBe(1);
  expect([await getGst(registered), await getGst(without), await getGst(again)]).toEqual([
    9000, 0, 9000,
  ]);
});

test('a GSTIN restored on the same day changes nothing, and a claw-back has the GST of its line', async () => {
  setClockOffset(5 * DAY_MS);
  const reference = await reward();
  await save({ gstin: '' });
  await save({ gstin });
  expect(await getGst(reference)).toBe(9000);
  setClockOffset(6 * DAY_MS);
  await save({ gstin: '' });
  const line = (await findLines(await own())).find(
    (one) => one['application_reference'] === reference,
  );
  await ask('POST', `/api/ledger/${line?.id}/claw-back`, {
    token: await adminToken(server),
    body: { amount: 100, reason: 'A firm of the referrer' },
  });
  const { related } = await get(`/api/partner/ledger/${line?.id}`, await own());
  expect(related).toMatchObject([{ commission: -100, gst: -18 }]);
});
