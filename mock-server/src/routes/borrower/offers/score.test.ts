import { getMinimumScore } from '@marketplace/shared/lending';
import { CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, signInConsumer } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { of, borrower } = createBorrowerActions(server);

const read = async (who: Person) => Object((await of('GET', 'score', who)).body).data;

const answerBureau = (who: Person, granted: 0 | 1) =>
  of('POST', 'consents', who, {
    purpose: 'bureau',
    text_version: CONSENT_VERSIONS.bureau,
    language: 'en',
    granted,
  });

test('a score has its number, its day and its bureau, and goes with the consent', async () => {
  const who = await borrower('9100009501');
  const first = await read(who);
  expect(first).toMatchObject({ bureau: 'Setu Credit Bureau', consented: true, complete: true });
  expect(first.score).toBeGreaterThanOrEqual(620);
  expect(first.history).toEqual([{ score: first.score, at: first.at }]);
  await answerBureau(who, 0);
  expect(await read(who)).toMatchObject({ score: null, at: null, history: [], consented: false });
  await answerBureau(who, 1);
  const again = await read(who);
  expect(again).toMatchObject({ score: first.score, history: [{ score: first.score }] });
});

test('who has no score reads which lenders ask for none, and what is missing', async () => {
  const who = await signInConsumer(server, '9100009502');
  const data = await read(who);
  expect(data).toMatchObject({ score: null, history: [], consented: false, complete: false });
  expect(data.steps.length).toBeGreaterThan(3);
});

interface Step {
  readonly from: number;
  readonly lenders: readonly { readonly lender_id: number; readonly matches: boolean }[];
}

test('each lender stands at the score that it asks for, and matches as its offer says', async () => {
  const who = await borrower('9100009503');
  const { score, steps } = await read(who);
  const rows = Array.from<Step>(steps);
  const offers = Array.from<{ lender_id: number }>(
    Object((await of('GET', 'offers', who)).body).data.offers,
  );
  const open = rows.filter(({ from }) => from <= score).flatMap(({ lenders }) => lenders);
  const matching = open.filter(({ matches }) => matches).map(({ lender_id }) => lender_id);
  expect(new Set(matching)).toEqual(new Set(offers.map(({ lender_id }) => lender_id)));
  const token = await adminToken(server);
  const { body } = await ask('GET', '/api/get-lenders-data', { token });
  const classes = new Map(
    Array.from<{ lender_id: number; credit_score_class: string }>(Object(body).lenders).map(
      (lender) => [lender.lender_id, getMinimumScore(lender.credit_score_class) ?? 0],
    ),
  );
  for (const { from, lenders } of rows)
    for (const { lender_id } of lenders) expect(classes.get(lender_id)).toBe(from);
  const froms = rows.map(({ from }) => from);
  expect(froms).toEqual(froms.toSorted((a, b) => a - b));
});

test('nobody reads another person’s score', async () => {
  const who = await borrower('9100009504');
  const other = await borrower('9100009505');
  const answer = await ask('GET', `/api/user/${who.userId}/score`, { token: other.token });
  expect([403, 404]).toContain(answer.status);
});
