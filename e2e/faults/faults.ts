import type { Page, Request } from '@playwright/test';
import { codeFor } from '../borrower/borrower';
import { field } from '../borrower/borrowerProducts';
import { expect } from '../fixtures/fixtures';
import type { StepContext, Step } from './step';
import { endSession, holdRequests, throwInPage, withFault } from '../checks/faultInjection';
import { moveInHistory } from '../borrower/borrowerPage';

/** A fault at a step. After it the page must be in the same state as before. */
export interface Fault {
  name: string;
  appliesTo: (step: Step) => boolean;
  /** Faults of the same turn come in one language, those of the other turn in the other. */
  turn: 0 | 1;
  inject: (context: StepContext, step: Step) => Promise<void>;
}

const always = (): boolean => true;

/** Leaves the page inside the app and comes back; from a dialog only with the browser's buttons. */
const away = {
  async leave({ page, words }: StepContext, { dialog }: Step): Promise<void> {
    if (dialog) return moveInHistory(page, -1);
    await page.getByRole('contentinfo').getByRole('link', { name: words.terms }).click();
    await expect(page).toHaveURL(/terms-of-use/);
  },
  async comeBack({ page }: StepContext, { dialog }: Step): Promise<void> {
    await moveInHistory(page, dialog ? 1 : -1);
  },
  /** Opens one more page first, so that the app has the answer by then, and checks that the answer did not redirect it. */
  async comeBackLate({ page, words }: StepContext): Promise<void> {
    await expect(page).toHaveURL(/terms-of-use/);
    await page.getByRole('contentinfo').getByRole('link', { name: words.privacy }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(page.locator('h1')).toBeFocused();
    await moveInHistory(page, -2);
  },
};

async function reload(context: StepContext, step: Step): Promise<void> {
  await context.page.reload();
  await step.afterReload?.(context);
  await step.kept(context);
}

async function signInAgain({ page, words, contact }: StepContext): Promise<void> {
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

/** What the step sends fails in one way; it says so. */
const failSending = (fault: string, turn: 0 | 1): Fault => ({
  name: `what is sent fails: ${fault}`,
  turn,
  appliesTo: ({ sends }) => sends !== undefined,
  async inject(context, step) {
    const { path = '', press, failed } = step.sends ?? {};
    const sent = posted(context.page, path);
    await withFault(context.page, [path, fault, 'POST'], async () => {
      await press?.(context);
      // The message of the previous fault disappears when the next request starts.
      await expect.poll(() => sent.length).toBe(1);
      await failed?.(context);
    });
    await step.kept(context);
  },
});

/** What the step loads fails in one way; it says so, and loads again. */
const failLoading = (fault: string, turn: 0 | 1): Fault => ({
  name: `what is loaded fails: ${fault}`,
  turn,
  appliesTo: ({ loads }) => loads !== undefined,
  async inject(context, step) {
    const { path = '', failed } = step.loads ?? {};
    const retry = context.page.getByRole('button', { name: context.words.retry });
    await withFault(context.page, [path, fault], async () => {
      await context.page.reload();
      await failed?.(context);
      if (failed) await expect(retry).toBeVisible();
    });
    // After a dropped call the page loads by itself, perhaps before the press.
    if (failed && fault !== 'drop') await retry.click();
    await step.kept(context);
  },
});

/** Every fault in order. The last one sends the step's request. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'an error and a rejection that nobody catches',
    turn: 0,
    appliesTo: always,
    async inject(context, step) {
      await throwInPage(context.page);
      await step.kept(context);
    },
  },
  {
    name: 'calls that fail while one types, or are slow',
    turn: 1,
    appliesTo: ({ calls }) => calls !== undefined,
    async inject(context, step) {
      for (const fault of ['status=500', 'drop', 'delay=1000'])
        await withFault(context.page, [step.calls ?? '', fault], () => step.answer(context));
      await step.kept(context);
    },
  },
  failSending('status=500', 0),
  failSending('drop', 1),
  failSending('garbage', 0),
  failLoading('drop', 0),
  failLoading('status=500', 1),
  { name: 'a reload', turn: 0, appliesTo: always, inject: reload },
  {
    name: 'Back and Forward',
    turn: 1,
    appliesTo: always,
    async inject(context, step) {
      const at = context.page.url();
      await away.leave(context, step);
      await expect(context.page).not.toHaveURL(at);
      await away.comeBack(context, step);
      await expect(context.page).toHaveURL(at);
      await step.kept(context);
      if (!step.dialog) {
        await moveInHistory(context.page, 1);
        await expect(context.page).toHaveURL(/terms-of-use/);
        await moveInHistory(context.page, -1);
        await step.kept(context);
      }
    },
  },
  {
    name: 'the session ends',
    turn: 1,
    appliesTo: ({ signedOut }) => !signedOut,
    async inject(context, step) {
      const { page } = context;
      const at = page.url();
      // A running call would find the ended session before the press does.
      await context.waitForRequests();
      await endSession(page);
      const pressed = step.sends && !step.endsByReload;
      if (pressed) await step.sends?.press(context);
      else await page.reload();
      await signInAgain(context);
      await expect(page).toHaveURL(at);
      if (!pressed) await step.afterReload?.(context);
      await step.kept(context);
    },
  },
  {
    name: 'the answer comes when one has left',
    turn: 1,
    appliesTo: ({ sends }) => sends !== undefined,
    async inject(context, step) {
      const { path = '', press, late, times = 1 } = step.sends ?? {};
      const sent = posted(context.page, path);
      const release = await holdRequests(context.page, path);
      await press?.(context);
      await expect.poll(() => sent.length).toBe(1);
      await away.leave(context, step);
      release();
      await (await sent[0]?.response())?.finished();
      await context.page.unroute(path);
      if (!step.dialog) await away.comeBackLate(context);
      await late?.(context);
      expect(sent).toHaveLength(times);
    },
  },
];
