import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import type { LedgerLine } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../testing/files/readPdf';
import { measureLongestStall } from '../../../../testing/longestStall';
import { drawInWorker } from './drawInWorker';

/** Draws a statement with `count` lines. */
async function draw(count: number): Promise<Buffer> {
  const lines = Array.from({ length: count }, (_, index): LedgerLine => ({
    id: `line-${index}`,
    kind: 'commission',
    state: 'expected',
    day: '2026-11-02',
    partner_id: 1,
    application_id: null,
    application_reference: `APP-${index}`,
    customer_name: `Asha Rao ${index}`,
    referred_name: '',
    lender_name: 'Indialends',
    product: 'personal_loan',
    disbursed_amount: 100_000,
    disbursed_on: '2026-11-02',
    commission: 1234.5,
    gst: 222.21,
    tds: 61.7,
    net: 1395.01,
    booked_on: null,
    paid_on: null,
    payout_id: null,
    payout_reference: '',
    utr: '',
    reason: '',
    dispute_id: null,
    dispute_status: '',
    unread: 0,
  }));
  const statement = {
    month: '2026-11',
    opening: 0,
    lines,
    commission: 0,
    clawBacks: 0,
    gst: 0,
    tds: 0,
    payouts: [],
    paid: 0,
    closing: 0,
    expected: 0,
  };
  const payee = { name: 'Cedarloop', brand: DEFAULT_BRAND, pan: '', gstin: '', gstChangedOn: null };
  const order = {
    kind: 'statement',
    statement,
    payee,
    language: 'en',
    issuedOn: '2026-11-30',
  } as const;
  return Buffer.from(await drawInWorker(order));
}

test('a statement of 5,000 lines has all its pages, and lets other requests run meanwhile', async () => {
  // The process starts once.
  await draw(1);
  let bytes: Buffer = Buffer.alloc(0);
  const stall = await measureLongestStall(async () => {
    bytes = await draw(5000);
  });
  const { lines, pages } = readPdf(bytes);
  expect(pages).toBeGreaterThan(150);
  expect(lines).toContainEqual(expect.stringContaining(`Page ${pages} of ${pages}`));
  expect(lines).toContainEqual(expect.stringContaining('Asha Rao 4999'));
  expect(stall).toBeLessThan(150);
});
