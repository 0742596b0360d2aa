import type { APIRequestContext } from '@playwright/test';
import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'open threads' });

const ANSWER = 'We have mended it. Please try again.';

async function send(
  request: APIRequestContext,
  area: 'admin' | 'partner',
  path: string,
  data: object,
) {
  const email = area === 'admin' ? 'admin@demo.in' : 'partner@demo.in';
  const authorization = `Bearer ${await getToken(request, area, email)}`;
  const answer = await request.post(path, { headers: { authorization }, data });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

async function openTicket(request: APIRequestContext) {
  const data = { kind: 'tech_support', subject: 'A link does not open', text: 'Since today' };
  const { id } = await send(request, 'partner', '/api/partner/tickets', data);
  return { page: `/partner/communication/tickets/${id}`, thread: `/api/tickets/${id}` };
}

async function openDispute(request: APIRequestContext) {
  const authorization = `Bearer ${await getToken(request, 'partner', 'partner@demo.in')}`;
  const ledger = await request.get('/api/partner/ledger', { headers: { authorization } });
  const { lines } = (await ledger.json()).data;
  const line = Array.from<{ id: string; dispute_id: string | null }>(lines).find(
    (one) => one.dispute_id === null,
  );
  const data = { entry_id: line?.id, reason: 'amount', text: 'The slab says more.' };
  const { id } = await send(request, 'partner', '/api/partner/disputes', data);
  return { page: `/partner/reports/disputes/${id}`, thread: `/api/disputes/${id}` };
}

for (const [name, open] of [
  ['ticket', openTicket],
  ['dispute', openDispute],
] as const)
  test(`a ${name} that is open shows the answer when it comes, and bell and lists count it as read`, async ({
    page,
    request,
  }) => {
    const opened = await open(request);
    await page.clock.install();
    await asPartner(page);
    await page.goto(opened.page);
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect(messages).toHaveCount(1);
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    const unread = (await bell.getAttribute('aria-label')) ?? '';
    const draft = page.getByLabel('Your message');
    await draft.fill('One more thing');
    await send(request, 'admin', `${opened.thread}/messages`, { text: ANSWER });
    await page.clock.fastForward(11_000);
    await expect(messages.last()).toContainText(ANSWER);
    await expect(draft).toHaveValue('One more thing');
    await expect(bell).toHaveAccessibleName(unread);
  });
