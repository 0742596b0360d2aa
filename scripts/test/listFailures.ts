import { stripVTControlCharacters } from 'node:util';

/** A failed test and the first lines of its error. */
export interface Failure {
  test: string;
  why: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const MOST_LINES = 8;

const toList = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function shorten(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.slice(0, MOST_LINES).join('\n');
}

const toFailure = (test: string, messages: string[]): Failure => ({
  test,
  why: shorten(messages.join('\n')),
});

/** Collects the failures of a Playwright suite and its nested suites. A test has one result, because there are no retries. */
function listSuiteFailures(suite: Record<string, unknown>): Failure[] {
  const own = toList(suite.specs)
    .filter(({ ok }) => ok === false)
    .map((spec) => {
      const results = toList(spec.tests).flatMap((test) => toList(test.results));
      const errors = results.flatMap((result) => toList(result.errors));
      const where = `${text(spec.file)}:${String(spec.line)}`;
      return toFailure(
        `${where} ${text(spec.title)}`,
        errors.map(({ message }) => text(message)),
      );
    });
  return [...own, ...toList(suite.suites).flatMap(listSuiteFailures)];
}

/** Collects the failed tests of a vitest file, or the error that prevented it from loading. */
function readFailures(file: Record<string, unknown>): Failure[] {
  const failed = toList(file.assertionResults).filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed')
    return [toFailure(text(file.name), [text(file.message)])];
  return failed.map(({ fullName, failureMessages }) => {
    const messages = Array.isArray(failureMessages) ? failureMessages.map(text) : [];
    return toFailure(`${text(file.name)} ${text(fullName)}`, messages);
  });
}

/** Collects the failed tests of a vitest or Playwright report, and errors outside tests. */
export function listFailures(report: unknown): Failure[] {
  if (!isRecord(report)) return [];
  const outside = toList(report.errors).map(({ message }) =>
    toFailure('outside of any test', [text(message)]),
  );
  const tests = [
    ...toList(report.suites).flatMap(listSuiteFailures),
    ...toList(report.testResults).flatMap(readFailures),
  ];
  return [...tests, ...outside];
}
