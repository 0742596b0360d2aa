import { CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { of, borrower } = createBorrowerActions(server);

const answerCalls = (who: Person, granted: 0 | 1) =>
  of('POST', 'consents', who, {
    purpose: 'call_insurance',
    text_version: CONSENT_VERSIONS.call_insurance,
    language: 'en',
    granted,
  });

async function askForCall(who: Person): Promise<string> {
  await answerCalls(who, 1);
  const body = { cover: 'health', mobile_phone_number: '9876501234' };
  const answer = await server.ask('POST', `/api/insurance/${who.userId}`, {
    token: who.token,
    body,
  });
  expect(answer.status).toBe(200);
  return Object(answer.body).lead_id;
}

const readStage = async (who: Person, id: string): Promise<string> =>
  Array.from<{ id: string; stage: string }>(Object((await of('GET', 'leads', who)).body).data).find(
    (lead) => lead.id === id,
  )?.stage ?? '';

test('a request for a call is cancelled by its person alone, and can be sent again', async () => {
  const who = await borrower('9100009101');
  const other = await borrower('9100009102');
  const id = await askForCall(who);
  expect((await of('POST', `leads/${id}/cancel`, other, {})).status).toBe(404);
  for (let times = 0; times < 2; times += 1)
    expect(await of('POST', `leads/${id}/cancel`, who, {})).toMatchObject({
      status: 200,
      body: { data: { stage: 'cancelled' } },
    });
  expect(await askForCall(who)).toBe(id);
  expect(await readStage(who, id)).toBe('applied');
});

test('taking back the consent to a call cancels the request', async () => {
  const who = await borrower('9100009103');
  const id = await askForCall(who);
  expect((await answerCalls(who, 0)).status).toBe(200);
  expect(await readStage(who, id)).toBe('cancelled');
});

test('a lead of a loan that is compared is no request to cancel', async () => {
  const who = await borrower('9100009104');
  const leads = Object((await of('GET', 'leads', who)).body).data;
  const [loan] = Array.from<{ id: string }>(leads);
  expect((await of('POST', `leads/${loan?.id ?? ''}/cancel`, who, {})).status).toBe(409);
});
