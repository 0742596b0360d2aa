import { expect, test } from 'vitest';
import { isReminderDay, getReminderDays } from './reminderDay';

// Half past eleven at night in India, six in the evening by UTC.
const EVENING = new Date('2026-12-30T18:00:00Z');
const MIDNIGHT = new Date('2026-12-30T18:30:00Z');

test('days are those of India, also across the end of a year', () => {
  expect(getReminderDays(EVENING)).toEqual({
    first: '2026-12-31',
    proposed: '2027-01-06',
    last: '2027-03-30',
  });
  expect(getReminderDays(MIDNIGHT).first).toBe('2027-01-01');
});

test.each([
  ['2026-12-30', false],
  ['2026-12-31', true],
  ['2027-03-30', true],
  ['2027-03-31', false],
  ['2027-02-29', false],
  ['', false],
])('%j may be asked for: %j', (day, may) => {
  expect(isReminderDay(day, EVENING)).toBe(may);
});
