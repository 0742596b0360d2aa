import type { Page, Request } from '@playwright/test';
import { newNumber } from './borrower';
import { expect, test } from './fixtures';
import { FAULTS } from './faults';
import type { Scene, Step } from './step';
import { STEP_TEXTS } from './stepTexts';

/** Returns a function that waits until the page has no request under way. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => expect.poll(() => open.size).toBe(0);
}

/** Declares a test for each step in each language. Each test causes every fault in turn. */
export function everyFaultAt(steps: readonly Step[]): void {
  for (const language of ['en', 'hi'] as const)
    for (const step of steps)
      test(`${step.name}: nothing typed is lost whatever goes wrong, ${language}`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        const thrown: string[] = [];
        page.on('pageerror', ({ message }) => thrown.push(message));
        const scene: Scene = {
          page,
          words: STEP_TEXTS[language],
          language,
          contact: newNumber(),
          settled: watchRequests(page),
        };
        await step.come(scene);
        await step.answer(scene);
        for (const fault of FAULTS.filter(({ hits }) => hits(step)))
          await test.step(fault.name, () => fault.strike(scene, step));
        await step.done?.(scene);
        expect(thrown.filter((message) => message !== 'of nobody')).toEqual([]);
      });
}
