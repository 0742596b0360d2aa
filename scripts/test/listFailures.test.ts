import { describe, expect, it } from 'vitest';
import { listFailures } from './listFailures';

const red = (text: string): string => `\u001b[31m${text}\u001b[39m`;

describe('what failed', () => {
  it('in Playwright, in suites of suites and outside of any test', () => {
    const errors = [{ message: `${red('expected')} 3\n\n    at spec.ts:9:2` }];
    const spec = { title: 'a code is sent', file: 'a.spec.ts', line: 7, ok: false };
    const failed = { ...spec, tests: [{ results: [{ errors }] }] };
    const report = {
      suites: [{ specs: [{ ...spec, ok: true, tests: [] }], suites: [{ specs: [failed] }] }],
      errors: [{ message: 'no such file' }],
    };
    expect(listFailures(report)).toEqual([
      { test: 'a.spec.ts:7 a code is sent', why: 'expected 3' },
      { test: 'outside of any test', why: 'no such file' },
    ]);
  });

  it('in vitest, and in a file that could not be loaded', () => {
    const failureMessages = ['Error: one\n    at a.ts:1', 'two'];
    const test = { fullName: 'a sum is right', status: 'failed', failureMessages };
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [test, { status: 'passed' }] },
        { name: 'b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    };
    expect(listFailures(report)).toEqual([
      { test: 'a.test.ts a sum is right', why: 'Error: one\ntwo' },
      { test: 'b.test.ts', why: 'cannot load' },
    ]);
  });

  it('is said in a few lines', () => {
    const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
    const [found] = listFailures({ errors: [{ message }] });
    expect(found?.why.split('\n')).toHaveLength(8);
  });
});
