import { expect, test } from 'vitest';
import { partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { computeMedian } from './lenderJourney';

const server = testServer({ SEED_USERS: '120' });
const { ask } = server;

interface Row {
  readonly journey_steps: string;
  readonly applications: number;
  readonly disbursed: number;
  readonly median_days: number | null;
}

async function journeys(email?: string): Promise<Row[]> {
  const token = await partnerToken(server, email);
  return Object((await ask('GET', '/api/partner/lender-journey', { token })).body).data;
}

test.each([
  [[], null],
  [[4], 4],
  [[9, 1, 4], 4],
  [[9, 1, 4, 5], 4.5],
])('the median of %j is %j', (values, median) => {
  expect(computeMedian(values)).toBe(median);
});

test.each(['partner@demo.in', 'second@demo.in'])(
  'the figures of %s are of its own applications alone',
  async (email) => {
    const token = await partnerToken(server, email);
    const own = await ask('GET', '/api/rest/applications?range=[0,999]', { token });
    const rows = await journeys(email);
    expect(rows.reduce((sum, { applications }) => sum + applications, 0)).toBe(
      Array.isArray(own.body) ? own.body.length : undefined,
    );
    expect(rows.every(({ journey_steps }) => journey_steps.split('\n').length > 2)).toBe(true);
    for (const { disbursed, median_days } of rows)
      expect(median_days === null).toBe(disbursed === 0);
  },
);
