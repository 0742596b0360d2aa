import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFinancialYear, taxCommissions, getTdsPercent } from './commissionTax';

const known = { hasPan: true, isGstRegistered: () => false };
const tds = (amounts: readonly number[], profile = known, day = '2026-05-10') =>
  taxCommissions(
    amounts.map((rupees) => ({ paise: Math.round(rupees * 100), day })),
    profile,
  ).map((one) => one.tds);

test('a financial year runs from April to March', () => {
  expect(getFinancialYear('2026-03-31')).toBe(2025);
  expect(getFinancialYear('2026-04-01')).toBe(2026);
});

test('the commission that crosses ₹20,000 bears the TDS of the year, 2 %', () => {
  expect(tds([12_000, 8_000])).toEqual([0, 0]);
  expect(tds([12_000, 8_000, 0.5, 1_000])).toEqual([0, 0, 40_001, 2_000]);
});

test('a new financial year begins below the threshold again', () => {
  const commissions = [
    { paise: 3_000_000, day: '2026-03-31' },
    { paise: 1_000_000, day: '2026-04-01' },
  ];
  expect(taxCommissions(commissions, known).map((one) => one.tds)).toEqual([60_000, 0]);
});

test('before April 2025 the threshold is ₹15,000, before October 2024 the rate 5 %', () => {
  expect(tds([15_000.01], known, '2025-03-31')).toEqual([30_000]);
  expect(getTdsPercent('2024-09-30', known)).toBe(5);
  expect(getTdsPercent('2024-10-01', known)).toBe(2);
});

test('without a PAN it is 20 %', () => {
  expect(tds([30_000], { ...known, hasPan: false })).toEqual([600_000]);
});

test('GST of 18 % is added for a registered partner, and TDS is not taken from it', () => {
  const [one] = taxCommissions([{ paise: 3_000_050, day: '2026-05-10' }], {
    hasPan: true,
    isGstRegistered: () => true,
  });
  expect(one).toEqual({ tds: 60_001, gst: 540_009, net: 3_480_058 });
});

test('a claw-back returns the tax of its commission', () => {
  const [first, back] = taxCommissions(
    [
      { paise: 3_000_050, day: '2026-05-10' },
      { paise: -3_000_050, day: '2026-06-10' },
    ],
    { hasPan: true, isGstRegistered: () => true },
  );
  expect(back).toEqual({
    tds: -(first?.tds ?? 0),
    gst: -(first?.gst ?? 0),
    net: -(first?.net ?? 0),
  });
});

test('what a payout has withheld stays, and later commissions of the year make up for it', () => {
  const rows = taxCommissions(
    [
      { paise: 1_900_000, day: '2026-05-10', fixed: { tds: 0, gst: 0 } },
      { paise: 200_000, day: '2026-06-10' },
    ],
    known,
  );
  expect(rows.map((one) => one.tds)).toEqual([0, 42_000]);
});

test('above the threshold a year has withheld the rate of its sum, within a paisa a line', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1 }), (amounts) => {
      const rows = taxCommissions(
        amounts.map((paise) => ({ paise, day: '2026-05-10' })),
        known,
      );
      const sum = amounts.reduce((total, paise) => total + paise, 0);
      const withheld = rows.reduce((total, one) => total + one.tds, 0);
      expect(Math.abs(withheld - (sum > 2_000_000 ? sum * 0.02 : 0))).toBeLessThanOrEqual(
        amounts.length,
      );
    }),
  );
});
