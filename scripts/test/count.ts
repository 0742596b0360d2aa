import type { Failure } from './listFailures';

/** The result of a step of the test command. */
export interface Count {
  passed: number;
  failed: number;
  /** The failed tests with their reasons, if the step runs tests. */
  failures?: readonly Failure[];
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/**
 * Counts the results of a test run. A run with an error exit but no failed test, without tests or without a
 * report counts as one failure. A skipped test counts as failed.
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
