import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFunnel } from './funnel';

test('shares are of all people, drop-offs of the previous stage', () => {
  const stages = [
    { stage: 'signed_in', reached: 200 },
    { stage: 'profile', reached: 150 },
    { stage: 'disbursed', reached: 50 },
  ];
  expect(buildFunnel(stages)).toEqual([
    { stage: 'signed_in', reached: 200, share: 100, here: 50, dropOff: 25 },
    { stage: 'profile', reached: 150, share: 75, here: 100, dropOff: 66.7 },
    { stage: 'disbursed', reached: 50, share: 25, here: 50, dropOff: 0 },
  ]);
});

test('an empty period has no share of nothing', () => {
  expect(buildFunnel([{ stage: 'signed_in', reached: 0 }])).toEqual([
    { stage: 'signed_in', reached: 0, share: 0, here: 0, dropOff: 0 },
  ]);
});

test('everyone is counted at exactly one stage', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }), (counts) => {
      const reached = counts.toSorted((a, b) => b - a);
      const funnel = buildFunnel(
        reached.map((one, place) => ({ stage: String(place), reached: one })),
      );
      expect(funnel.reduce((sum, { here }) => sum + here, 0)).toBe(reached[0]);
    }),
  );
});
