import type { Page, Request } from '@playwright/test';
import { codeFor } from './borrower';
import { field } from './borrowerProducts';
import { expect } from './fixtures';
import type { Scene, Step } from './step';
import { endSession, holdRequests, throwInPage, withFault } from './faultInjection';

/** A fault at a step. After it the page must be in the same state as before. */
export interface Fault {
  name: string;
  hits: (step: Step) => boolean;
  strike: (scene: Scene, step: Step) => Promise<void>;
}

const always = (): boolean => true;

/**
 * Presses Back or Forward. The page itself asks for the step, because the test runner counts entries
 * in a list that may not hold the last step yet.
 */
const moveInHistory = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => history.go(by), steps);

/** Leaves the page inside the app and comes back; from a dialog only with the browser's buttons. */
const away = {
  async leave({ page, words }: Scene, { dialog }: Step): Promise<void> {
    if (dialog) return moveInHistory(page, -1);
    await page.getByRole('contentinfo').getByRole('link', { name: words.terms }).click();
    await expect(page).toHaveURL(/terms-of-use/);
  },
  async comeBack({ page }: Scene, { dialog }: Step): Promise<void> {
    await moveInHistory(page, dialog ? 1 : -1);
  },
  /** Opens one more page first, so that the app has the answer by then, and checks that the answer did not redirect it. */
  async comeBackLate({ page, words }: Scene): Promise<void> {
    await expect(page).toHaveURL(/terms-of-use/);
    await page.getByRole('contentinfo').getByRole('link', { name: words.privacy }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(page.locator('h1')).toBeFocused();
    await moveInHistory(page, -2);
  },
};

async function reload(scene: Scene, step: Step): Promise<void> {
  await scene.page.reload();
  await step.afresh?.(scene);
  await step.kept(scene);
}

async function signInAgain({ page, words, contact }: Scene): Promise<void> {
  await expect(page.getByText(words.ended)).toBeVisible();
  await field(page, words.contact).fill(contact);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(field(page, words.code)).toBeVisible();
  await field(page, words.code).fill(await codeFor(page.request, contact));
  await page.getByRole('button', { name: words.go }).click();
}

/** Collects the writing requests to a path such as `**\/api/send-otp`. */
function posted(page: Page, path: string): readonly Request[] {
  const pattern = new RegExp(`${path.replaceAll('**', '').replaceAll('*', '[^/]+')}$`);
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && pattern.test(request.url())) seen.push(request);
  });
  return seen;
}

/** Every fault in order. The last one sends the step's request. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'an error and a rejection that nobody catches',
    hits: always,
    async strike(scene, step) {
      await throwInPage(scene.page);
      await step.kept(scene);
    },
  },
  {
    name: 'calls that fail while one types, or are slow',
    hits: ({ calls }) => calls !== undefined,
    async strike(scene, step) {
      for (const fault of ['status=500', 'drop', 'delay=1000'])
        await withFault(scene.page, [step.calls ?? '', fault], () => step.answer(scene));
      await step.kept(scene);
    },
  },
  {
    name: 'what is sent fails',
    hits: ({ sends }) => sends !== undefined,
    async strike(scene, step) {
      for (const fault of ['status=500', 'drop', 'garbage']) {
        const { path = '', press, failed } = step.sends ?? {};
        await withFault(scene.page, [path, fault, 'POST'], async () => {
          await press?.(scene);
          await failed?.(scene);
        });
        await step.kept(scene);
      }
    },
  },
  {
    name: 'what is loaded fails',
    hits: ({ loads }) => loads !== undefined,
    async strike(scene, step) {
      const { path = '', failed } = step.loads ?? {};
      // Ends with an answer: after a dropped call the page loads by itself, before the press of 'Try again'.
      for (const fault of ['drop', 'status=500'])
        await withFault(scene.page, [path, fault], async () => {
          await scene.page.reload();
          await failed?.(scene);
        });
      if (failed) await scene.page.getByRole('button', { name: scene.words.retry }).click();
      await step.kept(scene);
    },
  },
  { name: 'a reload', hits: always, strike: reload },
  {
    name: 'Back and Forward',
    hits: always,
    async strike(scene, step) {
      await away.leave(scene, step);
      await away.comeBack(scene, step);
      await step.kept(scene);
      if (!step.dialog) {
        await moveInHistory(scene.page, 1);
        await expect(scene.page).toHaveURL(/terms-of-use/);
        await moveInHistory(scene.page, -1);
        await step.kept(scene);
      }
    },
  },
  {
    name: 'the session ends',
    hits: ({ stranger }) => !stranger,
    async strike(scene, step) {
      const { page } = scene;
      const at = page.url();
      // A call under way would meet the end of the session before the press does.
      await scene.settled();
      await endSession(page);
      const pressed = step.sends && !step.endsByReload;
      if (pressed) await step.sends?.press(scene);
      else await page.reload();
      await signInAgain(scene);
      await expect(page).toHaveURL(at);
      if (!pressed) await step.afresh?.(scene);
      await step.kept(scene);
    },
  },
  {
    name: 'the answer comes when one has left',
    hits: ({ sends }) => sends !== undefined,
    async strike(scene, step) {
      const { path = '', press, late, times = 1 } = step.sends ?? {};
      const sent = posted(scene.page, path);
      const release = await holdRequests(scene.page, path);
      await press?.(scene);
      await expect.poll(() => sent.length).toBe(1);
      await away.leave(scene, step);
      release();
      await (await sent[0]?.response())?.finished();
      await scene.page.unroute(path);
      if (!step.dialog) await away.comeBackLate(scene);
      await late?.(scene);
      expect(sent).toHaveLength(times);
    },
  },
];
