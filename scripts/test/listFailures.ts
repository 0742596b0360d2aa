import { stripVTControlCharacters } from 'node:util';
import { isRecord } from './isRecord';

/** A failed test and the first lines of its error. */
export interface Failure {
  test: string;
  why: string;
}

const MOST_LINES = 8;

const toList = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function inShort(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.slice(0, MOST_LINES).join('\n');
}

const failure = (test: string, messages: string[]): Failure => ({
  test,
  why: inShort(messages.join('\n')),
});

/** Collects the failures of a Playwright suite and its nested suites. A test has one result, because there are no retries. */
function ofSuite(suite: Record<string, unknown>): Failure[] {
  const own = toList(suite.specs)
    .filter(({ ok }) => ok === false)
    .map((spec) => {
      const results = toList(spec.tests).flatMap((test) => toList(test.results));
      const errors = results.flatMap((result) => toList(result.errors));
      const where = `${text(spec.file)}:${String(spec.line)}`;
      return failure(
        `${where} ${text(spec.title)}`,
        errors.map(({ message }) => text(message)),
      );
    });
  return [...own, ...toList(suite.suites).flatMap(ofSuite)];
}

/** Collects the failed tests of a vitest file, or the error that prevented it from loading. */
function readFailures(file: Record<string, unknown>): Failure[] {
  const failed = toList(file.assertionResults).filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed')
    return [failure(text(file.name), [text(file.message)])];
  return failed.map(({ fullName, failureMessages }) => {
    const messages = Array.isArray(failureMessages) ? failureMessages.map(text) : [];
    return failure(`${text(file.name)} ${text(fullName)}`, messages);
  });
}

/** Collects the failed tests of a vitest or Playwright report, and errors outside tests. */
export function listFailures(report: unknown): Failure[] {
  if (!isRecord(report)) return [];
  const outside = toList(report.errors).map(({ message }) =>
    failure('outside of any test', [text(message)]),
  );
  const tests = [
    ...toList(report.suites).flatMap(ofSuite),
    ...toList(report.testResults).flatMap(readFailures),
  ];
  return [...tests, ...outside];
}
