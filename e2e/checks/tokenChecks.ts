import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { expectSettled } from './accessible';
import { watchRequests } from './faultInjection';

/** Counts the checks of the partner portal's token from now on. */
export function countTokenChecks(page: Page): () => number {
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/partner/get-revenue')) checks += 1;
  });
  return () => checks;
}

export interface TokenChecks {
  /** Expects that the token was checked once since the last call of `startAgain`. */
  expectOne: (path: string) => Promise<void>;
  startAgain: () => Promise<void>;
}

/** Watches the checks of the token along a walk, which may change the path by itself between the two calls. */
export function watchTokenChecks(page: Page): TokenChecks {
  const waitForRequests = watchRequests(page);
  const count = countTokenChecks(page);
  let counted = 0;
  return {
    async expectOne(path) {
      await expectSettled(page);
      await waitForRequests();
      await expect.poll(() => count() - counted, `token checks of ${path}`).toBe(1);
    },
    async startAgain() {
      await waitForRequests();
      counted = count();
    },
  };
}
