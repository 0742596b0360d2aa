import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankTop } from './rankTop';

const row = fc.record({
  name: fc.string(),
  applications: fc.nat(1000),
  disbursed_amount: fc.nat(1_000_000),
});
const total = (rows: readonly { applications: number }[]) =>
  rows.reduce((sum, { applications }) => sum + applications, 0);

test('keeps the total, ranks the top rows, and never groups a single row as others', () => {
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 1, max: 10 }), (rows, shown) => {
      const top = rankTop(rows, shown, (count) => `${count} others`);
      expect(total(top)).toBe(total(rows));
      expect(top.length).toBeLessThanOrEqual(shown + 1);
      const single = top.filter(({ rest }) => !rest).map(({ applications }) => applications);
      expect(single).toEqual(single.toSorted((a, b) => b - a));
      const left = rows.length - shown;
      const rest = top.filter((one) => one.rest).map(({ name }) => name);
      expect(rest).toEqual(left > 1 ? [`${left} others`] : []);
    }),
  );
});
