import { newNumber } from '../borrower/borrower';
import { expect, test } from '../fixtures/fixtures';
import { watchRequests } from '../checks/faultInjection';
import { FAULTS } from './faults';
import type { StepContext, Step } from './step';
import { STEP_TEXTS } from './stepTexts';

const LANGUAGES = ['en', 'hi'] as const;

/**
 * Declares a test for each step in each language, which injects its faults one after the other. The faults
 * have two turns, one per language, and the turns swap languages from step to step. So each step meets every
 * fault, and each fault comes in both languages.
 */
export function everyFaultAt(steps: readonly Step[]): void {
  for (const [half, language] of LANGUAGES.entries())
    for (const [place, step] of steps.entries()) {
      const turn = (place + half) % LANGUAGES.length;
      const faults = FAULTS.filter(
        (fault) => fault.appliesTo(step) && (fault.turn ?? turn) === turn,
      );
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
        for (const fault of faults) await test.step(fault.name, () => fault.inject(context, step));
        await step.done?.(context);
        expect(thrown.filter((message) => message !== 'of nobody')).toEqual([]);
      });
    }
}
