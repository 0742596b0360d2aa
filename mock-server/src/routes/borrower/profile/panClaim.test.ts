import { describe, expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { signInConsumer, finishedProfile, giveConsents } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ TEST_TOOLS: 'on' });
const { ask } = server;
const { of, loadLenderPage, applyTo } = createBorrowerActions(server);

let people = 0;
const somebody = async (): Promise<Person & { contact: string }> => {
  people += 1;
  const contact = `91000080${String(people).padStart(2, '0')}`;
  return { ...(await signInConsumer(server, contact)), contact };
};
/** Signs the same person in again, after shifting the clock has ended the last session. */
const back = (who: { contact: string }): Promise<Person> => signInConsumer(server, who.contact);
const save = (who: Person, body: object) =>
  ask('POST', `/api/user/${who.userId}`, { token: who.token, body });
const getPan = async (who: Person): Promise<unknown> =>
  Object((await ask('GET', `/api/user/${who.userId}`, { token: who.token })).body).data.tin;
const later = async (advance: string): Promise<void> => {
  expect((await ask('POST', '/dev/clock', { body: { advance } })).status).toBe(200);
};
const refusedPan = {
  status: 422,
  body: { errors: { tin: expect.stringContaining('Another account') } },
};

describe('a PAN', () => {
  test('of another account is refused, without naming the account', async () => {
    const [first, second] = [await somebody(), await somebody()];
    expect((await save(first, { tin: 'ABCPA1001A', first_name: 'Asha' })).status).toBe(200);
    const refused = await save(second, { tin: 'ABCPA1001A', first_name: 'Bela' });
    expect(refused).toMatchObject(refusedPan);
    expect(JSON.stringify(refused.body)).not.toMatch(/Asha|91000080|ABCP/u);
    expect(await getPan(second)).toBe('');
  });

  test('claimed by two people at once goes to one of them', async () => {
    const both = [await somebody(), await somebody()];
    const answers = await Promise.all(both.map((who) => save(who, { tin: 'ABCPA1002A' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const held = await Promise.all(both.map(getPan));
    expect(new Set(held)).toEqual(new Set(['', 'ABCP******']));
  });

  test('that was not confirmed goes to the next person who claims it after a day', async () => {
    const [thief, holder] = [await somebody(), await somebody()];
    await save(thief, { tin: 'ABCPA1003A' });
    expect(await save(holder, { tin: 'ABCPA1003A' })).toMatchObject(refusedPan);
    await later('25h');
    expect((await save(await back(holder), { tin: 'ABCPA1003A' })).status).toBe(200);
    expect(await getPan(await back(holder))).toBe('ABCP******');
    expect(await getPan(await back(thief))).toBe('');
  });

  test('belongs to the person whose application a lender has', async () => {
    const [holder, other] = [await somebody(), await somebody()];
    await giveConsents(server, holder);
    await save(holder, { ...finishedProfile, tin: 'ABCPA1004A' });
    await applyTo(holder, 'rohini-instant');
    await later('40d');
    expect(await save(await back(other), { tin: 'ABCPA1004A' })).toMatchObject(refusedPan);
  });

  test('is free again once its holder is erased', async () => {
    const [holder, next] = [await somebody(), await somebody()];
    await save(holder, { tin: 'ABCPA1005A' });
    expect((await of('POST', 'erasure', holder, {})).status).toBe(200);
    await later('8d');
    await ask('GET', '/api/health');
    expect((await save(await back(next), { tin: 'ABCPA1005A' })).status).toBe(200);
  });
});

describe('a change of the PAN', () => {
  test('is accepted on the first day, and later only after the stored one was confirmed', async () => {
    const who = await somebody();
    await save(who, { tin: 'ABCPB1001A', birth_date: '1990-05-17' });
    expect((await save(who, { tin: 'ABCPB1002A' })).status).toBe(200);
    await later('25h');
    const again = await back(who);
    for (const tin of ['ABCPB1003A', ''])
      expect(await save(again, { tin })).toMatchObject({
        status: 422,
        body: { errors: { tin: expect.stringContaining('confirm') } },
      });
    expect(await getPan(again)).toBe('ABCP******');
    const confirm = (pan: string) =>
      of('POST', 'confirm-identity', again, { birth_date: '1990-05-17', pan });
    expect((await confirm('ABCPB1003A')).body).toEqual({ data: { confirmed: false } });
    expect((await save(again, { tin: 'ABCPB1003A' })).status).toBe(422);
    expect((await confirm('ABCPB1002A')).body).toEqual({ data: { confirmed: true } });
    expect((await save(again, { tin: 'ABCPB1003A' })).status).toBe(200);
  });

  test('is possible five times in 30 days, refused changes included', async () => {
    const [holder, who] = [await somebody(), await somebody()];
    await save(holder, { tin: 'ABCPC1000A' });
    for (const tin of ['ABCPC1001A', 'ABCPC1002A', 'ABCPC1003A', 'ABCPC1004A'])
      expect((await save(who, { tin })).status).toBe(200);
    expect((await save(who, { tin: 'ABCPC1000A' })).status).toBe(422);
    const refused = await save(who, { tin: 'ABCPC1005A' });
    expect(refused).toMatchObject({ status: 429, body: { errors: { tin: expect.any(String) } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(29 * 86_400);
    expect((await save(who, { tin: 'ABCPC1004A', city: 'Pune' })).status).toBe(200);
  });
});

test('an application keeps the PAN that it was made with, and shows it masked', async () => {
  const who = await somebody();
  await giveConsents(server, who);
  await save(who, { ...finishedProfile, tin: 'ABCPD1001A' });
  const { id, pan } = await applyTo(who, 'rohini-instant');
  expect(pan).toBe('ABCP******');
  await of('POST', 'confirm-identity', who, {
    birth_date: finishedProfile.birth_date,
    pan: 'ABCPD1001A',
  });
  expect((await save(who, { tin: 'XYZPD1002A' })).status).toBe(200);
  const { applications } = await loadLenderPage(who, 'rohini-instant');
  expect(applications).toEqual([expect.objectContaining({ id, pan: 'ABCP******' })]);
});
