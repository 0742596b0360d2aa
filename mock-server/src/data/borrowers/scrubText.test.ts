import { describe, expect, it } from 'vitest';
import { maskPans, scrubText } from './scrubText';

const GAPS = ['', ' ', '  ', '-', '–', '\u2011', '\u00a0', '\u200b', '.', '/', '_', '\n', ' - '];

describe('a text that people write', () => {
  it.each(GAPS)('loses a PAN whose parts stand %j apart', (gap) => {
    for (const parts of [['ABCPR', '1234', 'K'], Array.from('abcpr1234k'), ['ABC', 'PR1', '234K']])
      expect(maskPans(`my PAN is (${parts.join(gap)}), ok`)).toBe('my PAN is (**********), ok');
  });

  it.each(['', ' ', '  ', '-', '–', '\u00a0', '\u200b'])(
    'loses an Aadhaar number in groups %j apart',
    (gap) => {
      for (const groups of [
        ['2345', '6789', '0123'],
        ['२३४५', '६७८९', '०१२३'],
      ])
        expect(scrubText(`it is ${groups.join(gap)}.`)).toBe('it is ************.');
    },
  );

  it.each([
    'Call on 26/11/2026 10.30, ref A-MXK5V4EJ',
    'Flat 12, Kumar 1990 building, Pune 411001',
    'Paid ₹1,00,000.00 of ₹2,50,000.00',
    'Loan of 2026, see slab 4',
  ])('keeps %j', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});
