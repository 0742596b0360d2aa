import { CONSENTS_TO_CONTACT } from '@marketplace/shared/schema';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { createCallerActions } from '../../../testing/callers';
import { CHANNELS, type Known, createConsentLosses } from '../../../testing/consentLosses';
import { newAdminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { tokens, at, goTo, claim, end, look, getData, begin } = createCallerActions(server);
const { LOSSES, admin, register, answer } = createConsentLosses(server, tokens);

const everybody = { partner_id: null, product: '', stage: '' };
const kept = 'keeps the consent';

beforeAll(async () => {
  // Gives the second caller full access, so that it can approve an erasure.
  const body = { role: '1' };
  await ask('PUT', '/api/rest/admin-users/3', { token: await newAdminToken(server), body });
});
afterEach(() => setClockOffset(0));

const template = async (channel: string): Promise<number> => {
  const { body } = await admin('POST', '/api/rest/message-templates', {
    name: `News by ${channel}`,
    channel,
    dlt_id: channel === 'sms' ? '1107160000000099998' : '',
    subject_en: 'News',
    subject_hi: 'समाचार',
    body_en: `News by ${channel}`,
    body_hi: `समाचार ${channel}`,
    archived: 0,
  });
  return Object(body).id;
};
const schedule = (template_id: number, send_at: string) =>
  admin('POST', '/api/rest/message-campaigns', {
    ...everybody,
    name: 'News',
    template_id,
    send_at,
  });

interface Letter {
  readonly to: string;
  readonly text: string;
}

/** Returns the contacts to which messages of a channel went. */
async function findContacts(channel: string): Promise<readonly string[]> {
  const { body } = await ask('GET', '/dev/outbox');
  const letters: readonly Letter[] = Array.isArray(body) ? body : [];
  const said = letters.filter(({ text }) => text.includes(`News by ${channel}`));
  expect(said.every(({ text }) => text.includes('Your privacy'))).toBe(true);
  return said.map(({ to }) => to);
}

/** Claims call after call, and returns the ids of the people whom the desk was given. */
async function callEverybody(): Promise<readonly string[]> {
  const card = getData(await claim());
  if (!card) return [];
  await end(card.id, { disposition: 'no_answer' });
  return [card.customer.id, ...(await callEverybody())];
}

const waiting = async (): Promise<number> => {
  const { rules, call_backs } = await look();
  const counts: readonly { waiting: number }[] = rules;
  return counts.reduce((sum, rule) => sum + rule.waiting, call_backs);
};

describe.each(CHANNELS)('by %s', (channel) => {
  const losses = Object.entries(LOSSES).filter(([, { channels }]) =>
    channels ? channels.includes(channel) : true,
  );
  const names = new Map<string, string>();
  const introduce = async (name: string, isAgreed: boolean): Promise<Known> => {
    const who = await register(channel);
    if (isAgreed) await answer(who.contact, channel, 1);
    names.set(who.contact, name).set(who.userId, name);
    return who;
  };
  const getNames = (keys: readonly string[]) => keys.flatMap((key) => names.get(key) ?? []);

  test('nobody is counted, queued, called or written to without consent', async () => {
    expect(CONSENTS_TO_CONTACT).toContain(channel);
    await begin();
    if (channel === 'calls') {
      await introduce('asked on the phone not to be called', true);
      await goTo(2, 10);
      await end(getData(await claim()).id, { disposition: 'do_not_call' });
    }
    const id = channel === 'calls' ? 0 : await template(channel);
    const count = async (): Promise<number> => {
      if (channel === 'calls') return waiting();
      const body = { template_id: id, ...everybody };
      return getData(await admin('POST', '/api/messaging/audience', body)).consenting;
    };
    const before = await count();
    const people = new Map<string, Known>();
    for (const [name, { isNever = false }] of losses)
      people.set(name, await introduce(name, !isNever));
    await introduce(kept, true);
    const agreed = 1 + losses.filter(([, { isNever }]) => !isNever).length;
    await goTo(4, 11);
    expect(await count()).toBe(before + agreed);
    if (id > 0) {
      await schedule(id, at(6, 12));
      await schedule(id, at(45, 12));
    }

    for (const [name, { lose }] of losses) {
      const who = people.get(name);
      if (who) await lose(who, channel);
    }
    expect(await count()).toBe(before + 1);
    // On the later day the erased are gone. The outbox does not keep messages for so long.
    for (const day of [6, 45]) {
      await goTo(day, 12.1);
      await server.runJobs();
      expect(await count()).toBe(before + 1);
      const reached = channel === 'calls' ? await callEverybody() : await findContacts(channel);
      expect(getNames(reached)).toEqual([kept]);
    }
  });
});
