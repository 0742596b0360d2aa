import type { Failure } from './whatFailed';

/** What a step of the test command found. */
export interface Count {
  passed: number;
  failed: number;
  /** Which tests failed and why, where the step runs tests. */
  failures?: readonly Failure[];
}

/** Sums steps. */
export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/**
 * The count of a run of tests. A run that ended badly without a failed test, that ran none, or left
 * no report is a failure of its own; a skipped test counts as failed.
 */
export function countTests(
  found:
    | { passed: number; failed: number; skipped: number; failures?: readonly Failure[] }
    | undefined,
  exitCode: number,
): Count {
  if (!found) return { passed: 0, failed: 1 };
  const failed = found.failed + found.skipped;
  const unexplained = exitCode !== 0 || found.passed === 0;
  return {
    passed: found.passed,
    failed: failed === 0 && unexplained ? 1 : failed,
    failures: found.failures ?? [],
  };
}
