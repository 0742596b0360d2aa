import { describe, expect, it } from 'vitest';
import { countTests, sum } from './count';
import { parseOutcomes, readReport } from './readReport';

describe('reports', () => {
  it('of vitest, with a file that could not be loaded', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [] },
      ],
    };
    expect(parseOutcomes(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('of Playwright, with an error outside of any test', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(parseOutcomes(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('that are missing', () => expect(readReport('/no/such/report.json')).toBeUndefined());
});

describe('the count of a run', () => {
  const ran = { passed: 3, failed: 0, skipped: 0 };

  it('is that of its tests', () =>
    expect(countTests(ran, 0)).toEqual({ passed: 3, failed: 0, failures: [] }));

  it.each([
    ['left no report', undefined, 0],
    ['ran nothing', { passed: 0, failed: 0, skipped: 0 }, 0],
    ['ended badly though no test failed', ran, 1],
    ['skipped a test', { ...ran, skipped: 1 }, 0],
  ])('is a failure when it %s', (_, found, code) => expect(countTests(found, code).failed).toBe(1));

  it('sums', () => {
    const counts = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ];
    expect(sum(counts)).toEqual({ passed: 3, failed: 3 });
  });
});
