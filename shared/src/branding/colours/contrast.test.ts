import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustAccent, computeContrast, computeLowestContrast, chooseTextColour } from './contrast';
import { hexToOklch, oklchToHex } from './oklch';

const colours = fc
  .nat(0xffffff)
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('contrast', () => {
  test.each([
    ['#FFFFFF', '#000000', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#FFFFFF', '#4EC9DB', 1.96],
    ['#070050', '#4EC9DB', 9.5],
    ['#767676', '#FFFFFF', 4.54],
    ['#FFFFFF', '#0000FF', 8.59],
  ])('%s on %s', (one, other, expected) => {
    expect(computeContrast(one, other)).toBeCloseTo(expected, 1);
    expect(computeContrast(other, one)).toBe(computeContrast(one, other));
  });

  test.each(['4EC9DB', '#4EC9D', '#GGGGGG', 'red', '#4EC9DB;'])('%s is no colour', (text) => {
    expect(() => computeContrast(text, '#FFFFFF')).toThrow(RangeError);
  });
});

test('a colour survives the way through OKLCH', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(oklchToHex(hexToOklch(colour))).toBe(colour);
    }),
  );
});

test('text on any background is readable, and the preferred colour is taken only where it is', () => {
  expect(chooseTextColour('#4EC9DB', '#070050')).toBe('#070050');
  fc.assert(
    fc.property(colours, colours, (background, preferred) => {
      expect(computeContrast(chooseTextColour(background), background)).toBeGreaterThanOrEqual(4.5);
      expect(
        computeContrast(chooseTextColour(background, preferred), background),
      ).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

const surfaces = fc.constantFrom(
  ['#FFFFFF', '#F6F7F9', '#EDEFF2'],
  ['#0F1216', '#171B21', '#20262D'],
);

describe('adjustAccent', () => {
  test('keeps a colour with enough contrast', () => {
    expect(adjustAccent('#070050', ['#FFFFFF'], 4.5)).toBe('#070050');
  });

  test.each([
    ['#4EC9DB', ['#FFFFFF'], 'darker'],
    ['#070050', ['#0F1216'], 'lighter'],
  ] as const)('%s on %s becomes %s', (colour, on, direction) => {
    const moved = hexToOklch(adjustAccent(colour, on, 4.5)).l - hexToOklch(colour).l;
    expect(moved > 0 ? 'lighter' : 'darker').toBe(direction);
  });

  test('reaches the ratio on every surface for any colour', () => {
    fc.assert(
      fc.property(colours, surfaces, fc.constantFrom(3, 4.5), (colour, on, ratio) => {
        expect(computeLowestContrast(adjustAccent(colour, on, ratio), on)).toBeGreaterThanOrEqual(
          ratio,
        );
      }),
    );
  });

  test('keeps the hue of any colour that has one', () => {
    fc.assert(
      fc.property(colours, surfaces, (colour, on) => {
        const before = hexToOklch(colour);
        const after = hexToOklch(adjustAccent(colour, on, 4.5));
        fc.pre(before.c > 0.05 && after.c > 0.05);
        const turn = Math.abs(before.h - after.h);
        expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
      }),
    );
  });
});
