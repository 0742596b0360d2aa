import { newNumber } from '../borrower/borrower';
import { chooseLanguage, moveInHistory } from '../borrower/borrowerPage';
import { expect, test } from '../fixtures/fixtures';
import { watchRequests } from '../checks/faultInjection';
import { type Fault, FAULTS } from './faults';
import type { StepContext, Step } from './step';
import { STEP_TEXTS } from './stepTexts';

/**
 * Chooses another language on the page of a step. A dialog is left by Back and opens again by Forward; one that needs no
 * call is closed, and `kept` opens it again.
 */
async function changeLanguage(context: StepContext, step: Step, language: 'en' | 'hi') {
  const { page } = context;
  const isInHistory = step.dialog && !step.endsByReload;
  if (isInHistory) await moveInHistory(page, -1);
  else if (step.dialog) await page.getByRole('dialog').press('Escape');
  await chooseLanguage(page, language);
  if (isInHistory) await moveInHistory(page, 1);
  context.language = language;
  context.words = STEP_TEXTS[language];
  await step.kept(context);
}

/**
 * Declares a test for each step, which injects its faults one after the other: those of the first turn in one language,
 * those of the second in the other, which change places from step to step. So each step meets every fault, and each
 * fault comes in both languages.
 */
export function everyFaultAt(steps: readonly Step[]): void {
  for (const [place, step] of steps.entries())
    test(`${step.name}: nothing typed is lost whatever goes wrong`, async ({ page }) => {
      test.setTimeout(120_000);
      const [language, other] = place % 2 === 0 ? (['en', 'hi'] as const) : (['hi', 'en'] as const);
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      const context: StepContext = {
        page,
        words: STEP_TEXTS[language],
        language,
        contact: newNumber(),
        waitForRequests: watchRequests(page),
      };
      const faults = FAULTS.filter((fault) => fault.appliesTo(step));
      const inject = (fault: Fault) => test.step(fault.name, () => fault.inject(context, step));
      await step.open(context);
      await step.answer(context);
      for (const fault of faults.filter(({ turn }) => turn === 0)) await inject(fault);
      await changeLanguage(context, step, other);
      for (const fault of faults.filter(({ turn }) => turn !== 0)) await inject(fault);
      await step.done?.(context);
      expect(thrown.filter((message) => message !== 'of nobody')).toEqual([]);
    });
}
