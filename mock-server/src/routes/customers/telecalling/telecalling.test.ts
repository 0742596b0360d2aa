import { maskContact } from '@marketplace/shared/format';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { createBorrowerActions } from '../../../testing/borrowers';
import { createCallerActions } from '../../../testing/callers';
import { signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { of } = createBorrowerActions(server);
const { tokens, at, goTo, claim, end, look, getData, answerCalls, register, stopped, begin } =
  createCallerActions(server);

beforeEach(begin);
afterEach(() => setClockOffset(0));

describe('the queue', () => {
  test('holds only people who agreed to calls and stopped long enough ago', async () => {
    await register();
    const refused = await register();
    await answerCalls(refused, 1);
    await answerCalls(refused, 0);
    const who = await stopped();
    expect(getData(await claim())).toBeNull();
    await goTo(2, 10);
    const card = getData(await claim());
    expect(card).toMatchObject({
      stage: 'profile',
      customer: {
        id: who.userId,
        contact: maskContact(who.contact),
        other_contact: '******6780',
      },
    });
    expect(card.customer).not.toHaveProperty('pan');
    expect(JSON.stringify(card)).not.toMatch(new RegExp(`9123456780|${who.contact}`, 'u'));
    expect(card.script.en).toContain('Asha');
    expect(card.script.hi).toContain('Asha');
    await end(card.id, { disposition: 'interested' });
    expect(getData(await claim())).toBeNull();
  });

  test('greets a person without a name in words', async () => {
    const who = await signInConsumer(server, '9123459901');
    await answerCalls(who, 1);
    await goTo(4, 10);
    const { script } = getData(await claim());
    expect(script.en).toMatch(/^Good day Customer, this is /);
    expect(script.hi).toMatch(/^नमस्ते ग्राहक, /);
  });

  test('gives out nobody outside the calling hours', async () => {
    await stopped();
    for (const [hour, status] of [
      [8.99, 409],
      [9, 200],
      [20.99, 200],
      [21, 409],
    ] as const) {
      await goTo(3, hour);
      const answer = await claim();
      expect([hour, answer.status]).toEqual([hour, status]);
      expect((await look()).open).toBe(status === 200);
    }
  });

  test('gives one person to one caller, until the claim is given back or expires', async () => {
    await stopped();
    await goTo(2, 10);
    const answers = await Promise.all([claim(tokens.first), claim(tokens.second)]);
    const cards = answers.map(getData);
    expect(cards.filter(Boolean)).toHaveLength(1);
    const held = cards[0] ? tokens.first : tokens.second;
    const other = cards[0] ? tokens.second : tokens.first;
    const { id } = cards.find(Boolean);
    expect(getData(await claim(held)).id).toBe(id);
    expect((await end(id, { disposition: 'interested' }, other)).status).toBe(404);
    await goTo(2, 10.6);
    const [again, late] =
      held === tokens.first ? [tokens.second, tokens.first] : [tokens.first, tokens.second];
    const next = getData(await claim(again));
    expect(next).not.toBeNull();
    expect(getData(await claim(late))).toBeNull();
    const release = (token: string) =>
      ask('POST', `/api/telecalling/calls/${next.id}/release`, { token, body: {} });
    expect((await release(late)).status).toBe(404);
    expect((await release(again)).status).toBe(200);
    expect(getData(await claim(late))).not.toBeNull();
  });

  test('drops a person who withdraws consent or asks for erasure, even if claimed', async () => {
    const who = await stopped();
    await goTo(2, 10);
    const { id } = getData(await claim());
    const back = await signInConsumer(server, who.contact);
    await answerCalls(back, 0);
    expect((await look()).call).toBeNull();
    const shown = await ask('POST', `/api/telecalling/calls/${id}/contact`, {
      token: tokens.first,
      body: { reason: 'To dial the number' },
    });
    expect(shown.status).toBe(409);
    expect(getData(await claim())).toBeNull();
    await answerCalls(back, 1);
    await goTo(4, 10);
    expect(getData(await claim())).not.toBeNull();
    await of('POST', 'erasure', await signInConsumer(server, who.contact), {});
    expect((await look()).call).toBeNull();
    expect(getData(await claim(tokens.second))).toBeNull();
  });
});

describe('an outcome', () => {
  test('to call back brings the person up at the promised time, before everybody else', async () => {
    const who = await stopped();
    await goTo(2, 10);
    const { id } = getData(await claim());
    for (const wrong of [at(3, 22), at(3, 8), at(1, 10), at(60, 10)])
      expect(await end(id, { disposition: 'call_back', call_back_at: wrong })).toMatchObject({
        status: 422,
        body: { errors: { call_back_at: expect.any(String) } },
      });
    expect((await end(id, { disposition: 'call_back' })).status).toBe(422);
    const noted = await end(id, {
      disposition: 'call_back',
      call_back_at: at(3, 15),
      notes: ' At work until three ',
    });
    expect(noted).toMatchObject({ status: 200, body: { data: { notes: 'At work until three' } } });
    const repeated = {
      disposition: 'call_back',
      call_back_at: at(3, 15),
      notes: 'At work until three',
    };
    expect((await end(id, repeated)).status).toBe(200);
    expect((await end(id, { disposition: 'interested' })).status).toBe(409);
    await goTo(3, 14.9);
    expect(getData(await claim())).toBeNull();
    await goTo(3, 15.1);
    expect((await look()).call_backs).toBe(1);
    const card = getData(await claim(tokens.second));
    expect(card).toMatchObject({
      customer: { id: who.userId },
      earlier: [{ disposition: 'call_back', notes: 'At work until three' }],
    });
    await end(card.id, { disposition: 'not_interested' }, tokens.second);
  });

  test('without an answer comes up again after four hours, three times at most', async () => {
    await stopped();
    for (const hour of [9, 13.5, 18]) {
      await goTo(2, hour);
      const { id } = getData(await claim());
      await end(id, { disposition: 'no_answer' });
      expect(getData(await claim())).toBeNull();
    }
    await goTo(3, 10);
    expect(getData(await claim())).toBeNull();
  });

  test('do not call withdraws the consent, and only a new one brings the person back', async () => {
    const who = await stopped();
    await goTo(2, 10);
    const { id } = getData(await claim());
    await end(id, { disposition: 'do_not_call' });
    const back = await signInConsumer(server, who.contact);
    const { consents } = getData(await of('GET', 'data', back));
    const answers: { purpose: string; granted: number }[] = consents;
    const calls = answers.filter(({ purpose }) => purpose === 'calls');
    expect(calls.map(({ granted }) => granted)).toEqual([1, 0]);
    await goTo(3, 10);
    expect(getData(await claim())).toBeNull();
    const again = await signInConsumer(server, who.contact);
    await answerCalls(again, 1);
    await goTo(5, 10);
    expect(getData(await claim())).not.toBeNull();
  });
});
