import { CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { consentTo } from '@marketplace/shared/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInConsumer, giveConsents, createProfile } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let me = { token: '', userId: '' };
beforeAll(async () => {
  me = await signInConsumer(server, '9200000001');
});

/** Answers for a purpose, an unknown one too, with the present text unless the consent names another. */
const answerTo = (
  consent: { readonly purpose: string; [field: string]: unknown },
  who = me,
): Promise<Answer> => {
  const versions: Readonly<Record<string, number>> = CONSENT_VERSIONS;
  const text_version = versions[consent.purpose] ?? 1;
  return ask('POST', `/api/user/${who.userId}/consents`, {
    token: who.token,
    body: { text_version, language: 'hi', granted: 1, ...consent },
  });
};
const held = async (who = me): Promise<{ purpose: string; granted: number; at: string }[]> => {
  const answer = await ask('GET', `/api/user/${who.userId}/consents`, { token: who.token });
  return Object(answer.body).data;
};
/** Returns the version of a person's profile. */
const getVersion = async (who: { token: string; userId: string }): Promise<number> => {
  const answer = await ask('GET', `/api/user/${who.userId}`, { token: who.token });
  return Object(answer.body).data.version;
};
const offers = (who = me): Promise<Answer> =>
  ask('GET', `/api/user/${who.userId}/offers`, { token: who.token });
const save = (body: object, who = me): Promise<Answer> =>
  ask('POST', `/api/user/${who.userId}`, { token: who.token, body });

describe('a consent', () => {
  test('is not given at first, and is stored with version, language and time', async () => {
    expect(await held()).toEqual([]);
    expect(await answerTo({ purpose: 'bureau' })).toMatchObject({ status: 200 });
    expect(await held()).toEqual([
      expect.objectContaining({
        purpose: 'bureau',
        lender_id: null,
        text_version: CONSENT_VERSIONS.bureau,
        language: 'hi',
        granted: 1,
        at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u),
      }),
    ]);
  });

  test('keeps its date when it is given twice, and shows only the withdrawal afterwards', async () => {
    const [first] = await held();
    await answerTo({ purpose: 'bureau', language: 'en' });
    expect(await held()).toEqual([first]);
    expect(await answerTo({ purpose: 'bureau', granted: 0 })).toMatchObject({
      body: { data: { granted: 0 } },
    });
    expect((await held()).map(({ granted }) => granted)).toEqual([0]);
  });

  test('keeps the version that a form has read, so that its first save succeeds', async () => {
    const who = await signInConsumer(server, '9200000071');
    const version = await getVersion(who);
    await giveConsents(server, who);
    expect(await save({ ...createProfile(), version }, who)).toMatchObject({ status: 200 });
  });

  test('returns the changed version of the profile for the next save', async () => {
    const who = await signInConsumer(server, '9200000072');
    await save(createProfile(), who);
    const version = await getVersion(who);
    const given = await answerTo({ purpose: 'bureau' }, who);
    expect(given.body).toMatchObject({
      profile: { version_before: version, version: await getVersion(who) },
    });
    expect((await save({ emi: 100, version }, who)).status).toBe(409);
    const next = Object(given.body).profile.version;
    expect((await save({ emi: 200, version: next }, who)).status).toBe(200);
  });

  test('to one lender does not count for another', async () => {
    expect((await answerTo({ purpose: 'application', lender_id: 2 })).status).toBe(200);
    await answerTo({ purpose: 'application', lender_id: 3 });
    await answerTo({ purpose: 'application', lender_id: 3, granted: 0 });
    const given = (await held()).filter(({ purpose }) => purpose === 'application');
    expect(given).toEqual([
      expect.objectContaining({ lender_id: 3, granted: 0 }),
      expect.objectContaining({ lender_id: 2, granted: 1 }),
    ]);
  });

  test.each([
    [{ purpose: 'bureau', granted: true }, 'granted'],
    [{ purpose: 'everything' }, 'purpose'],
    [{ purpose: 'bureau', language: 'fr' }, 'language'],
    [{ purpose: 'application' }, 'lender_id'],
    [{ purpose: 'application', lender_id: 9999 }, 'lender_id'],
    [{ purpose: 'bureau', lender_id: 2 }, 'lender_id'],
    [{ purpose: 'bureau', text_version: 99 }, 'text_version'],
    [{ purpose: 'bureau', text_version: 0 }, 'text_version'],
    [{ purpose: 'bureau', at: '2020-01-01T00:00:00Z' }, 'at'],
  ])('refuses %j', async (consent, field) => {
    expect(await answerTo(consent)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  test('is readable and writable by its owner alone', async () => {
    const other = await signInConsumer(server, '9200000002');
    const path = `/api/user/${other.userId}/consents`;
    expect((await ask('GET', path, { token: me.token })).status).toBe(403);
    const body = consentTo('bureau');
    expect((await ask('POST', path, { token: me.token, body })).status).toBe(403);
    expect((await ask('GET', path)).status).toBe(401);
  });

  test('to news is the box of the profile, whichever of the two is changed', async () => {
    const who = await signInConsumer(server, '9200000003');
    await answerTo({ purpose: 'sms' }, who);
    const read = await ask('GET', `/api/user/${who.userId}`, { token: who.token });
    expect(read).toMatchObject({ body: { data: { allow_sms: 1, allow_emails: 0 } } });
    await save({ allow_sms: 0, allow_emails: 1 }, who);
    const given = new Map((await held(who)).map(({ purpose, granted }) => [purpose, granted]));
    expect(given).toEqual(
      new Map([
        ['sms', 0],
        ['email', 1],
      ]),
    );
    await answerTo({ purpose: 'email', granted: 0 }, who);
    const after = await ask('GET', `/api/user/${who.userId}`, { token: who.token });
    expect(after).toMatchObject({ body: { data: { allow_sms: 0, allow_emails: 0 } } });
  });
});

describe('without the consents', () => {
  test('a profile is saved; the bureau’s score comes with the consent and goes with it', async () => {
    const who = await signInConsumer(server, '9200000004');
    const read = () => ask('GET', `/api/user/${who.userId}`, { token: who.token });
    expect(await save(createProfile(), who)).toMatchObject({
      status: 200,
      body: { data: { pl_completed: 1, credit_score: null } },
    });
    await answerTo({ purpose: 'lenders' }, who);
    expect(await read()).toMatchObject({ body: { data: { credit_score: null } } });
    await answerTo({ purpose: 'bureau' }, who);
    expect(await read()).toMatchObject({
      body: { data: { credit_score: expect.any(Number) } },
    });
    await answerTo({ purpose: 'bureau', granted: 0 }, who);
    expect(await read()).toMatchObject({ body: { data: { credit_score: null } } });
  });

  test('there are no offers, before they are given and after they are withdrawn', async () => {
    const who = await signInConsumer(server, '9200000006');
    expect(await offers(who)).toMatchObject({
      status: 409,
      body: { errors: { consent_bureau: expect.any(String) } },
    });
    await giveConsents(server, who);
    await save(createProfile(), who);
    expect((await offers(who)).status).toBe(200);
    await answerTo({ purpose: 'lenders', granted: 0 }, who);
    const { status, body } = await offers(who);
    expect(status).toBe(409);
    expect(Object.keys(Object(body).errors)).toEqual(['consent_lenders']);
    expect((await save({ address1: '14 MG Road' }, who)).status).toBe(200);
  });

  test('no lender gets an application', async () => {
    const who = await signInConsumer(server, '9200000007');
    await giveConsents(server, who);
    await save(createProfile(), who);
    const [offer] = Object((await offers(who)).body).data.offers;
    const { lender_id, amount, tenure_months } = offer;
    const apply = (): Promise<Answer> =>
      ask('POST', `/api/user/${who.userId}/applications`, {
        token: who.token,
        body: { lender_id, amount, tenure_months },
      });
    await answerTo({ purpose: 'application', lender_id: lender_id === 1 ? 2 : 1 }, who);
    expect(await apply()).toMatchObject({
      status: 409,
      body: { errors: { consent_application: expect.any(String) } },
    });
    await answerTo({ purpose: 'application', lender_id }, who);
    expect((await apply()).status).toBe(200);
  });
});

test('the demo consumer has given theirs', async () => {
  const demo = await signInConsumer(server, '9876543210');
  expect((await offers(demo)).status).toBe(200);
});
