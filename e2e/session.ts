import type { Page } from '@playwright/test';
import { toAdminRole, encodeRole, type ClientValueName } from '@marketplace/shared/session';
import { codeFor, newNumber } from './borrower';
import { expect } from './fixtures';

// Sessions got past the pages, for tests whose subject lies behind the sign-in: three requests in
// place of two pages. They leave the page that is open: `page.goto` the one wanted afterwards. The
// sign-in itself has its own specs.

/** The products' numbers in the list of products. */
const PRODUCTS = {
  'Personal Loans': '1',
  'Gold Loans': '2',
  'Business Loans': '3',
  'Affordable Housing Loan': '4',
  'Credit Cards': '5',
  'Other Insurance': '6',
  'Discount Vouchers': '10',
} as const;

export interface BorrowerOptions {
  /** A new number by default. */
  contact?: string;
  /** The chosen product; with `null` the list of products comes first. */
  product?: keyof typeof PRODUCTS | null;
  /** Profile fields to save first, see `borrowerProducts`. */
  profile?: object;
  /**
   * As chosen on an earlier visit, English unless it is given; `null` leaves it to the account, which
   * may be another test's too.
   */
  language?: 'en' | 'hi' | null;
}

/** The signed-in person, for API calls: `{ headers, data }`. */
export interface Borrower {
  userId: string;
  contact: string;
  headers: { authorization: string };
}

/** Leaves the open page, which would reload when another person signs in or out. */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('/api/health');
}

/** Signs everybody out on this device; `page.goto` the next page afterwards. */
export async function asNobody(page: Page): Promise<void> {
  await leave(page);
  await page.context().clearCookies();
}

async function keep(page: Page, values: Partial<Record<ClientValueName, string>>): Promise<void> {
  await leave(page);
  const url = await originOf(page);
  const cookies = Object.entries(values).map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
    sameSite: 'Strict' as const,
  }));
  await page.context().addCookies(cookies);
}

/** The origin of this test's pages. */
async function originOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/health');
  return new URL(answer.url()).origin;
}

/** Signs a borrower in and chooses a product, as the pages do. */
export async function asBorrower(page: Page, options: BorrowerOptions = {}): Promise<Borrower> {
  const { contact = newNumber(), product = 'Personal Loans', profile } = options;
  const { language = 'en' } = options;
  const { request } = page;
  const sent = await request.post('/api/send-otp', { data: { contact } });
  const { user_id: userId }: { user_id: string } = await sent.json();
  const data = { user_id: userId, otp: await codeFor(request, contact) };
  const verified = await request.post('/api/verify-otp', { data });
  expect(verified.status()).toBe(200);
  const { token }: { token: string } = await verified.json();
  const headers = { authorization: `Bearer ${token}` };
  if (profile) {
    const saved = await request.post(`/api/user/${userId}`, { headers, data: profile });
    expect(saved.status()).toBe(200);
  }
  if (language) {
    await page.addInitScript((chosen) => {
      if (!localStorage.getItem('language')) localStorage.setItem('language', chosen);
    }, language);
  }
  await keep(page, {
    accessToken: token,
    userId,
    ...(product !== null && { productType: product, productId: PRODUCTS[product] }),
  });
  return { userId, contact, headers };
}

/** Signs an admin in, as the sign-in page does; `page.goto` the page wanted afterwards. */
export async function asAdmin(page: Page, email = 'admin@demo.in'): Promise<void> {
  const data = { email, password: 'Admin@123' };
  const answer = await page.request.post('/api/admin/login', { data });
  expect(answer.status()).toBe(200);
  const { token, admin_id, role_id }: { token: string; admin_id: number; role_id: number } =
    await answer.json();
  const role = toAdminRole(role_id);
  if (role === undefined) throw new Error(`${email} has the role ${role_id}`);
  await keep(page, { adminToken: token, adminId: String(admin_id), roleId: encodeRole(role) });
}

/** Signs a partner in, as the sign-in page does. */
export async function asPartner(page: Page, email = 'partner@demo.in'): Promise<void> {
  const data = { email, password: 'Partner@123' };
  const answer = await page.request.post('/api/partner/login', { data });
  expect(answer.status()).toBe(200);
  const { token, partner_id }: { token: string; partner_id: number } = await answer.json();
  await keep(page, {
    partnerToken: token,
    partnerId: String(partner_id),
    isPartner: '1',
    masquerade: '0',
  });
}

/** Shows the portal as to an admin who acts as the partner and may only look. */
export async function asMasquerade(page: Page): Promise<void> {
  await asPartner(page);
  await keep(page, { masquerade: '1' });
}
