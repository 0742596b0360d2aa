import { formatRupees } from '@marketplace/shared/format';
import { expect, test } from 'vitest';
import { createBorrowerActions } from '../../../testing/borrowers';
import { readPdf } from '../../../testing/files/readPdf';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { of, borrower } = createBorrowerActions(server);

const LOAN = 'amount=200000&tenure_months=24';

interface Terms {
  lender_id: number;
  name: string;
  apr: number;
  emi: number;
  amount: number;
}

const loadExamples = async (lenders: string, loan = LOAN) => {
  const { status, body } = await server.ask(
    'GET',
    `/api/example-offers?lenders=${lenders}&${loan}`,
  );
  const data: { lenders: { lowest: Terms; highest: Terms }[] } = Object(body).data;
  return { status, lenders: data?.lenders };
};

test('a lender against gold is not compared with lenders of other loans', async () => {
  const { lenders } = await loadExamples('3,4');
  expect(lenders.map(({ lowest }) => lowest.lender_id)).toEqual([4]);
});

test('anyone compares lenders by what they charge at their lowest and their highest rate', async () => {
  const { status, lenders } = await loadExamples('4,10,999');
  expect(status).toBe(200);
  expect(new Set(lenders.map(({ lowest }) => lowest.lender_id))).toEqual(new Set([4, 10]));
  for (const { lowest, highest } of lenders) {
    expect(lowest.apr).toBeLessThanOrEqual(highest.apr);
    expect(lowest.emi).toBeLessThanOrEqual(highest.emi);
  }
  // What a person is offered lies between the two.
  const who = await borrower('9100009601');
  const { body } = await of('GET', `offers?${LOAN}`, who);
  const own = Array.from<Terms>(Object(body).data.offers).find((offer) =>
    lenders.some(({ lowest }) => lowest.lender_id === offer.lender_id),
  );
  const example = lenders.find(({ lowest }) => lowest.lender_id === own?.lender_id);
  expect(own?.apr).toBeGreaterThanOrEqual(example?.lowest.apr ?? Infinity);
  expect(own?.apr).toBeLessThanOrEqual(example?.highest.apr ?? 0);
});

test.each([
  ['', LOAN],
  ['1,2,3,4', LOAN],
  ['1;2', LOAN],
  ['4', 'amount=-1&tenure_months=24'],
  ['4', 'amount=200000&tenure_months=0'],
  ['4', 'amount=200000'],
])('%j with %s is refused', async (lenders, loan) => {
  expect([400, 422]).toContain((await loadExamples(lenders, loan)).status);
});

test('the own offers come as a PDF in both languages, to their person alone', async () => {
  const who = await borrower('9100009602');
  const other = await borrower('9100009603');
  const { body } = await of('GET', `offers?${LOAN}`, who);
  const [first, second] = Array.from<Terms>(Object(body).data.offers);
  if (!first || !second) throw new Error('two lenders have an offer');
  const path = `/api/user/${who.userId}/comparison?lenders=${first.lender_id},${second.lender_id}&${LOAN}`;
  const fetchPdf = (language: string, token: string) =>
    fetch(`${server.url()}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
  for (const language of ['en', 'hi'] as const) {
    const response = await fetchPdf(language, who.token);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { lines } = readPdf(Buffer.from(await response.arrayBuffer()));
    const emis = lines.find((line) => line.startsWith('EMI')) ?? '';
    for (const { emi } of [first, second]) expect(emis).toContain(formatRupees(emi, language));
    const headers = { 'accept-language': language };
    const own = { token: who.token, headers };
    const read = await server.ask('GET', `/api/user/${who.userId}/offers?${LOAN}`, own);
    for (const { name } of Array.from<Terms>(getData(read).offers).slice(0, 2))
      expect(lines.join(' ')).toContain(name);
  }
  expect([403, 404]).toContain((await fetchPdf('en', other.token)).status);
  const none = `comparison?lenders=999&${LOAN}`;
  expect((await of('GET', none, who)).status).toBe(404);
});
