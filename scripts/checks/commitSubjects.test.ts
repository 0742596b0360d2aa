import { expect, test } from 'vitest';
import { checkSubject } from './commitSubjects';

test.each([
  'Refuse a stale version in lender updates',
  'Seed the partners from JSON',
  'Add 72 characters exactly, which is the longest that a subject may be ok',
])('accepts the subject %s', (subject) => expect(checkSubject(subject)).toBeUndefined());

test.each([
  ['x'.repeat(73).replace('x', 'A'), /longer than 72/],
  ['The server refuses a stale version', /imperative/],
  ['Added a check', /"Added"/],
  ['Fixing the lock', /"Fixing"/],
  ['refuse a stale version', /capital/],
  ['Refuse a stale version.', /punctuation/],
])('%s is none', (subject, problem) => expect(checkSubject(subject)).toMatch(problem));
