import { readFileSync, rmSync } from 'node:fs';
import { type Failure, isRecord, listFailures } from './listFailures';

/** Number of tests by outcome. */
export interface Outcomes {
  passed: number;
  failed: number;
  skipped: number;
}

/** A test report: the number of tests by outcome, and the failed ones. */
export interface Report extends Outcomes {
  failures: readonly Failure[];
}

/** Reads the JSON report of vitest or Playwright; undefined when there is none. */
export function readReport(file: string): Report | undefined {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  const outcomes = parseOutcomes(report);
  return outcomes && { ...outcomes, failures: listFailures(report) };
}

/** Deletes an old report, so that nobody mistakes it for the next one. */
export const deleteReport = (file: string): void => rmSync(file, { force: true });

/** Reads the outcomes from a report of vitest or Playwright. */
export function parseOutcomes(report: unknown): Outcomes | undefined {
  if (!isRecord(report)) return undefined;
  if (isRecord(report.stats)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const errors = Array.isArray(report.errors) ? report.errors.length : 0;
    return {
      passed: number(expected),
      failed: number(unexpected) + number(flaky) + errors,
      skipped: number(skipped),
    };
  }
  // A file that fails to load has no failed test, only a failed suite.
  const broken = Array.isArray(report.testResults)
    ? report.testResults.filter(
        (file: unknown) =>
          isRecord(file) &&
          file.status === 'failed' &&
          Array.isArray(file.assertionResults) &&
          file.assertionResults.length === 0,
      ).length
    : 0;
  return {
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests) + broken,
    skipped: number(report.numPendingTests) + number(report.numTodoTests),
  };
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
