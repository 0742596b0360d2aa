import { expect, test } from 'vitest';
import { getSendingTime } from './messaging';

test.each([
  ['in the day, at its own time', '2026-11-26T10:30:00+05:30', '2026-11-26T10:30:00+05:30'],
  ['late, in the next morning', '2026-11-26T18:00:00.000Z', '2026-11-27T04:30:00.000Z'],
  ['at 9 pm, in the next morning', '2026-11-26T15:30:00.000Z', '2026-11-27T04:30:00.000Z'],
  ['early, in the same morning', '2026-11-26T21:30:00.000Z', '2026-11-27T04:30:00.000Z'],
  ['at the last minute of the night', '2026-11-27T04:29:00.000Z', '2026-11-27T04:30:00.000Z'],
])('a message that is planned %s goes', (_, planned, goes) => {
  expect(getSendingTime(planned)).toBe(goes);
});
