import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { expect, test } from 'vitest';
import type { Session } from '../../../../auth/sessions';
import type { DocumentOrder } from './drawDocument';
import { getDocument } from './keptDocuments';
import { makeDocument } from './makeDocument';

const order: DocumentOrder = {
  kind: 'statement',
  statement: {
    month: '2026-10',
    opening: 0,
    lines: [],
    commission: 0,
    clawBacks: 0,
    gst: 0,
    tds: 0,
    payouts: [],
    paid: 0,
    closing: 0,
    expected: 0,
  },
  payee: { name: 'Cedarloop', brand: DEFAULT_BRAND, pan: '', gstin: '', gstChangedOn: null },
  language: 'en',
  issuedOn: '2026-11-02',
};

test('a document is drawn once for all that it shows, and the oldest make room', async () => {
  const drawn: string[] = [];
  const get = (name: string, bytes = 10) =>
    getDocument({ ...order, payee: { ...order.payee, name } }, async ({ payee }) => {
      drawn.push(payee.name);
      return new Uint8Array(bytes);
    });
  const first = await get('a');
  expect(await get('a')).toBe(first);
  await get('b');
  expect(drawn).toEqual(['a', 'b']);
  await get('large', 15_999_985);
  await get('b');
  expect(drawn).toEqual(['a', 'b', 'large']);
  await get('a');
  expect(drawn).toEqual(['a', 'b', 'large', 'a']);
});

test('two accounts have a document made at once, one each, and others are told to try again', async () => {
  const session = (account_id: number): Session => ({
    id: `session ${account_id}`,
    version: 1,
    token_hash: '',
    area: 'partner',
    user_id: null,
    account_id,
    role_id: null,
    partner_id: 1,
    expires_at: '',
    masquerade_by: null,
    read_only: false,
    last_used_at: '',
  });
  const finishes: (() => void)[] = [];
  const make = (account: number) =>
    makeDocument(session(account), async () => {
      await new Promise<void>((resolve) => finishes.push(resolve));
      return { name: 'a.pdf', order };
    });
  const busy = { status: 429, options: { retryAfter: expect.any(Number) } };
  const first = make(1);
  await expect(make(1)).rejects.toMatchObject(busy);
  const second = make(2);
  await expect(make(3)).rejects.toMatchObject(busy);
  finishes.forEach((finish) => finish());
  expect((await Promise.all([first, second])).map(({ name }) => name)).toEqual(['a.pdf', 'a.pdf']);
  const later = make(3);
  finishes.at(-1)?.();
  expect((await later).name).toBe('a.pdf');
});
