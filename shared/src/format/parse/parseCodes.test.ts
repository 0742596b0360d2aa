import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withMarks } from '../../testing/withMarks';
import { parseCode } from './parseCode';
import { parseEmail } from './parseEmail';
import { parsePincode } from './parsePincode';
import { parseReference } from './parseReference';

describe('parsePincode', () => {
  test.each([
    '560001',
    '560 001',
    ' 560001',
    '560\u00A0001',
    '560001.0',
    '५६०००१',
    '56-0001',
    "'560001",
    '560\u2011001',
  ])('%j is 560001', (text) => {
    expect(parsePincode(text)).toBe('560001');
  });

  test.each([
    '',
    'Bengaluru 560001',
    '012345',
    '56000',
    '5600011',
    '56000a',
    '560001.5',
    '5.6E+05',
  ])('%j is no pincode', (text) => {
    expect(parsePincode(text)).toBeNull();
  });

  test('reads a pincode whatever stands between its digits', () => {
    fc.assert(
      fc.property(withMarks(fc.stringMatching(/^[1-9]\d{5}$/)), ({ text, written }) => {
        expect(parsePincode(written)).toBe(text);
      }),
    );
  });
});

describe('parseCode', () => {
  test.each([
    ['ABCPD 1234 E', 'ABCPD1234E'],
    ['abcpd-1234-e', 'abcpd1234e'],
    ["'001234567890", '001234567890'],
    ['HDFC\u200B0001234 ', 'HDFC0001234'],
    ['१२३४ ५६७८ ९०', '1234567890'],
    ['ABCP******', 'ABCP******'],
    ['\u00A0', ''],
  ])('%j is %j', (text, code) => {
    expect(parseCode(text)).toBe(code);
  });

  test('finds the same code whatever stands between its characters', () => {
    fc.assert(
      fc.property(withMarks(fc.stringMatching(/^[A-Za-z0-9]{1,20}$/)), ({ text, written }) => {
        expect(parseCode(written)).toBe(text);
      }),
    );
  });
});

describe('parseReference', () => {
  test.each([
    'A-MD5T-3CG9',
    'a-md5t-3cg9',
    '\u00A0A-MD5T-3CG9\u00A0',
    'A\u2011MD5T\u20113CG9',
    'A-MD5T-3CG9\u200B',
    '\u202AA-MD5T-3CG9\u202C',
    'A\u2013MD5T\u20133CG9',
    "'A-MD5T-3CG9",
    'A - MD5T - 3CG9',
  ])('%j is A-MD5T-3CG9', (text) => {
    expect(parseReference(text)).toBe('A-MD5T-3CG9');
  });

  test('finds the same reference with any dash and any mark around its parts', () => {
    const dash = fc.constantFrom('-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', ' \u2013 ');
    const around = fc.constantFrom('', ' ', '\u00A0', '\u200B', '\u202A', '\uFEFF');
    const reference = fc.stringMatching(/^[A-Z]-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    fc.assert(
      fc.property(reference, dash, around, around, (text, between, before, after) => {
        const written = before + text.toLowerCase().replaceAll('-', between) + after;
        expect(parseReference(written)).toBe(text);
      }),
    );
  });
});

describe('parseEmail', () => {
  test.each([
    ['asha@example.in', 'asha@example.in'],
    [' Asha.Rao@example.in\u00A0', 'Asha.Rao@example.in'],
    ['mailto:asha@example.in', 'asha@example.in'],
    ['asha@exam\u200Bple.in', 'asha@example.in'],
    ['asha@north\u2011west.in', 'asha@north-west.in'],
  ])('%j is %s', (text, address) => {
    expect(parseEmail(text)).toBe(address);
  });

  test.each(['', 'asha', 'a@b', 'a@b.info', 'a b@c.in', '@9876543210', 'a@b.in, c@d.in'])(
    '%j is no address',
    (text) => {
      expect(parseEmail(text)).toBeNull();
    },
  );

  test('reads an address with blanks around it and invisible marks in it', () => {
    const address = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.(?:in|com)$/);
    const mark = fc.constantFrom('', '\u200B', '\uFEFF', '\u202A');
    fc.assert(
      fc.property(address, mark, (text, between) => {
        expect(parseEmail(` ${text.replace('@', `${between}@`)}\u00A0`)).toBe(text);
      }),
    );
  });
});
