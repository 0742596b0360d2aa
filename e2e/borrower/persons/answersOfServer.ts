import type { AnswerOf, getOwnScore, getUser, OffersData } from '@marketplace/shared/api';
import type { OwnApplication } from '@marketplace/shared/schema';
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/fixtures';

/** Reads what the server answers the signed-in person at an address. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const cookies = await page.context().cookies();
  const get = (wanted: string) =>
    decodeURIComponent(cookies.find(({ name }) => name === wanted)?.value ?? '');
  const headers = {
    authorization: `Bearer ${get('accessToken')}`,
    // The server names lenders in the language of the page.
    'accept-language': get('language') || 'en',
  };
  const answer = await page.request.get(`/api/user/${get('userId')}${path}`, { headers });
  expect(answer.status(), path).toBe(200);
  const { data }: { data: Answer } = await answer.json();
  return data;
}

export const readOffers = (page: Page, query: string): Promise<OffersData> =>
  read(page, `/offers${query}`);

export const readScore = (
  page: Page,
  query: string,
): Promise<AnswerOf<typeof getOwnScore>['data']> => read(page, `/score${query}`);

export const readProfile = (page: Page): Promise<AnswerOf<typeof getUser>['data']> =>
  read(page, '');

export const readApplications = (page: Page): Promise<OwnApplication[]> =>
  read(page, '/applications');
