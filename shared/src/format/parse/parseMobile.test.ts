import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withMarks } from '../../testing/withMarks';
import { parseMobile } from './parseMobile';

describe('parseMobile', () => {
  test.each([
    '9600011101',
    '+91 96000 11101',
    '09600011101',
    '0091 9600011101',
    '919600011101',
    '96000-11101',
    '(960) 001-1101',
    '9600011101 ',
    '\u202A+91 96000 11101\u202C',
    '9600011101\u200B',
    '96000\u201111101',
    '9600011101.0',
    "'9600011101",
    '९६०००१११०१',
    '91-9600011101',
    '+91-0-9600011101',
    '+91 (0) 96000 11101',
    'tel:+919600011101',
    'Tel: 096000 11101',
    '96000.11101',
  ])('%j is 9600011101', (text) => {
    expect(parseMobile(text)).toBe('9600011101');
  });

  test('keeps a number that begins with 91', () => {
    expect(parseMobile('9198765432')).toBe('9198765432');
    expect(parseMobile('919198765432')).toBe('9198765432');
  });

  test.each([
    '',
    ' ',
    '9600011112/9600011113',
    '9600011112, 9600011113',
    '9.60001E+09',
    '960001111',
    '96000111011',
    '1234567890',
    '0000000000',
    '5600011101',
    '+1 9600011101',
    '+9600011101',
    'asha@example.in',
    '9600011101x',
    '9600011101.00',
  ])('%j is no mobile number', (text) => {
    expect(parseMobile(text)).toBeNull();
  });

  test('reads a number with any prefix, however its digits are separated', () => {
    const prefix = fc.constantFrom('', '+91', '0091', '91', '0', 'tel:', 'tel:+91', '+91(0)');
    const number = withMarks(fc.stringMatching(/^[6-9]\d{9}$/));
    fc.assert(
      fc.property(number, prefix, ({ text, written }, before) => {
        expect(parseMobile(before + written)).toBe(text);
      }),
    );
  });

  test('reads nothing that it has not been given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const number = parseMobile(text);
        expect(number === null || parseMobile(number) === number).toBe(true);
      }),
    );
  });
});
