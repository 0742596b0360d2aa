import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupDigits } from './digits';
import { editRupees, readRupees } from './rupeesEdit';

describe('groupDigits', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['123', '123'],
    ['1234', '1,234'],
    ['100000', '1,00,000'],
    ['1234567', '12,34,567'],
    ['123456789012', '1,23,45,67,89,012'],
  ])('%s reads %s', (digits, text) => {
    expect(groupDigits(digits)).toBe(text);
  });

  test('agrees with the platform for every amount', () => {
    const platform = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amount) => {
        expect(groupDigits(String(amount))).toBe(platform.format(amount));
      }),
    );
  });
});

describe('editRupees', () => {
  test('keeps the caret after the digit that was typed', () => {
    expect(editRupees('1,234', '1,9234', 3, undefined)).toEqual({ text: '19,234', caret: 2 });
    expect(editRupees('12,345', '12,3456', 7, undefined)).toEqual({ text: '1,23,456', caret: 8 });
  });

  test('deleting a comma deletes the digit beyond it', () => {
    expect(editRupees('1,234', '1234', 1, 'backward')).toEqual({ text: '234', caret: 0 });
    expect(editRupees('12,345', '12345', 2, 'forward')).toEqual({ text: '1,245', caret: 3 });
  });

  test('takes what people paste', () => {
    expect(editRupees('', '₹ 1,50,000.75', 13, undefined).text).toBe('1,50,000.75');
    expect(editRupees('', 'Rs. 50,000', 10, undefined)).toEqual({ text: '50,000', caret: 6 });
    expect(editRupees('', 'रु. 1,200.50', 12, undefined).text).toBe('1,200.5');
    expect(editRupees('', '१२३४', 4, undefined)).toEqual({ text: '1,234', caret: 5 });
    expect(editRupees('', '000', 3, undefined)).toEqual({ text: '0', caret: 1 });
  });

  test('keeps what is no amount, so that a rule refuses it', () => {
    for (const text of ['none', '3 lakh', '12,50', '1,80,00', '180.000,00', '5000 Cr', '०x१०'])
      expect(editRupees('', text, text.length, undefined)).toEqual({ text, caret: text.length });
    expect(readRupees('3 lakh')).toBe('3 lakh');
    expect(editRupees('12,345', '12,345,6', 8, undefined).text).toBe('12,345,6');
    let text = '';
    for (const key of '3 lakh')
      text = editRupees(text, text + key, text.length + 1, undefined).text;
    expect(text).toBe('3lakh');
  });

  test('takes paise, and groups typed by hand', () => {
    for (const [keys, typed, value] of [
      ['1234.50', '1,234.50', 1234.5],
      ['1,23,456', '1,23,456', 123_456],
      ['१२३४', '1,234', 1234],
      ['.5', '.5', 0.5],
      ['500.555', '500.555', '500.555'],
    ] as const) {
      let text = '';
      for (const key of keys) text = editRupees(text, text + key, text.length + 1, undefined).text;
      expect([text, readRupees(text)]).toEqual([typed, value]);
    }
  });

  test('a minus sign stays, and is no part of an amount that ends in /-', () => {
    expect(editRupees('', '-', 1, undefined)).toEqual({ text: '-', caret: 1 });
    expect(editRupees('-', '-3', 2, undefined)).toEqual({ text: '-3', caret: 2 });
    expect(editRupees('', '₹ -50,000', 9, undefined)).toEqual({ text: '-50,000', caret: 7 });
    expect(editRupees('', '\u22123', 2, undefined).text).toBe('-3');
    expect(editRupees('', 'Rs. 50,000/-', 12, undefined).text).toBe('50,000');
    expect(readRupees('-50,000')).toBe(-50_000);
    expect(readRupees('-')).toBe('-');
    expect(readRupees('Rs. 50,000/-')).toBe(50_000);
  });

  test('the caret stays inside the text and after as many digits as before it', () => {
    const amount = fc
      .integer({ min: 1, max: 9_999_999_999 })
      .map((value) => groupDigits(String(value)));
    fc.assert(
      fc.property(amount, fc.nat(14), fc.integer({ min: 1, max: 9 }), (before, at, digit) => {
        const place = Math.min(at, before.length);
        const now = before.slice(0, place) + digit + before.slice(place);
        const edited = editRupees(before, now, place + 1, undefined);
        const digits = (text: string) => text.replaceAll(',', '');
        expect(digits(edited.text)).toBe(digits(now));
        expect(digits(edited.text.slice(0, edited.caret))).toBe(digits(now.slice(0, place + 1)));
      }),
    );
  });
});

test('an empty text is no amount, and 0 is one', () => {
  expect(readRupees('')).toBeNull();
  expect(readRupees('0')).toBe(0);
  expect(readRupees('12,34,567')).toBe(1_234_567);
});
