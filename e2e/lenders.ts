import type { Page } from '@playwright/test';
import { newNumber, getPan } from './borrower';
import { expect } from './fixtures';

/** A complete personal loan profile that matches most lenders of the fixtures. */
const finished = {
  first_name: 'Asha',
  last_name: 'Rao',
  birth_date: '1990-05-17',
  gender: 'female',
  email: 'asha@example.in',
  mobile_phone_number: '9123456780',
  address1: '12 MG Road',
  postal_code: '560001',
  residence_type: 'rented',
  employment_status_code: 'salaried',
  employer_name: 'Acme Works',
  officepincode: '560001',
  salary_mode: 'bank_transfer',
  monthly_income: 80_000,
  se_loan_amount: 200_000,
};

/** Calls an API path of the signed-in person. */
async function call(page: Page, method: string, path: string, data?: object) {
  const cookies = await page.context().cookies();
  const value = (name: RegExp) => cookies.find((cookie) => name.test(cookie.name))?.value ?? '';
  const headers = { authorization: `Bearer ${value(/accessToken/i)}` };
  const options = { method, headers, ...(data && { data }) };
  const answer = await page.request.fetch(`/api/user/${value(/userId/i)}${path}`, options);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Completes the profile through the API. */
export async function finishProfile(page: Page): Promise<void> {
  await call(page, 'POST', '', { ...finished, tin: getPan(newNumber(), 792) });
}

/** Gives the consents that offers need. */
export async function agreeToOffers(page: Page): Promise<void> {
  for (const purpose of ['bureau', 'lenders'])
    await call(page, 'POST', '/consents', {
      purpose,
      text_version: 1,
      language: 'en',
      granted: 1,
    });
}

/** Applies to a lender through the API and returns the application's id. */
export async function applyTo(page: Page, lender: string): Promise<string> {
  const { data } = await call(page, 'GET', `/lenders/${lender}`);
  const { lender_id, amount, tenure_months } = data.offer;
  const consent = {
    purpose: 'application',
    lender_id,
    text_version: 1,
    language: 'en',
    granted: 1,
  };
  await call(page, 'POST', '/consents', consent);
  const made = await call(page, 'POST', '/applications', { lender_id, amount, tenure_months });
  return made.data.id;
}

/** Counts the signed-in person's applications. */
export async function countApplications(page: Page): Promise<number> {
  return (await call(page, 'GET', '/applications')).data.length;
}

/** Sets the status of an application: an admin uploads the lender's status file. */
export async function setApplicationStatus(page: Page, ...row: readonly string[]): Promise<void> {
  const credentials = { email: 'admin@demo.in', password: 'Admin@123' };
  const signedIn = await page.request.post('/api/admin/login', { data: credentials });
  const { token } = await signedIn.json();
  const text = `application_id,status,status_date,remarks\r\n${row.join(',')}`;
  const answer = await page.request.post('/api/upload-application-status-file', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      image_name: { name: 'status.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    },
  });
  expect(await answer.json()).toMatchObject({ rowsUpdated: 1 });
}
