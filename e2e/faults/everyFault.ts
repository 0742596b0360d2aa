import { newNumber } from '../borrower/borrower';
import { expect, test } from '../fixtures/fixtures';
import { watchRequests } from '../checks/faultInjection';
import { FAULTS } from './faults';
import type { StepContext, Step } from './step';
import { STEP_TEXTS } from './stepTexts';

/**
 * Declares a test for each step in each language. Each test injects one fault after the other: every fault in
 * English, and in Hindi those after which the person reads a text or the page has to restore the language.
 */
export function everyFaultAt(steps: readonly Step[]): void {
  for (const language of ['en', 'hi'] as const) {
    const faults = FAULTS.filter(({ wordless }) => language === 'en' || !wordless);
    for (const step of steps)
      test(`${step.name}: nothing typed is lost whatever goes wrong, ${language}`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        const thrown: string[] = [];
        page.on('pageerror', ({ message }) => thrown.push(message));
        const context: StepContext = {
          page,
          words: STEP_TEXTS[language],
          language,
          contact: newNumber(),
          waitForRequests: watchRequests(page),
        };
        await step.open(context);
        await step.answer(context);
        for (const fault of faults.filter(({ appliesTo }) => appliesTo(step)))
          await test.step(fault.name, () => fault.inject(context, step));
        await step.done?.(context);
        expect(thrown.filter((message) => message !== 'of nobody')).toEqual([]);
      });
  }
}
