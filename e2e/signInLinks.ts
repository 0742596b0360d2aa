import type { APIRequestContext } from '@playwright/test';
import { getToken } from './console';
import { expect } from './fixtures';

let people = 0;

/** Returns an e-mail address that no other test of this run uses. */
export function newAddress(): string {
  people += 1;
  return `way.${String(Date.now()).slice(-7)}.${people}@example.in`;
}

/** Reads the newest link that the server sent to an address. */
export async function linkFor(request: APIRequestContext, contact: string): Promise<string> {
  const response = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const letters: { to: string; text: string }[] = await response.json();
  const text = letters.find(({ to }) => to === contact)?.text ?? '';
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

/** Requests a code for an address through the API and returns the link in the message. */
export async function linkSentTo(request: APIRequestContext, contact: string): Promise<string> {
  expect((await request.post('/api/send-otp', { data: { contact } })).status()).toBe(200);
  return linkFor(request, contact);
}

/** Creates the second partner's link for a customer and returns its id. */
export async function createProspectLink(
  request: APIRequestContext,
  product: string,
  contact = '',
): Promise<string> {
  const token = await getToken(request, 'partner', 'second@demo.in');
  const answer = await request.post('/api/partner/prospects', {
    headers: { authorization: `Bearer ${token}` },
    data: { product, first_name: 'Asha', ...(contact && { contact }) },
  });
  const { data } = await answer.json();
  return String(data.id);
}

/** Reads the stage of a link as the second partner sees it. */
export async function getProspectStage(request: APIRequestContext, id: string): Promise<string> {
  const token = await getToken(request, 'partner', 'second@demo.in');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/rest/prospects/${id}`, { headers });
  const { stage } = await answer.json();
  return String(stage);
}
