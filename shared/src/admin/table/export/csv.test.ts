import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv';

const one = (value: string | number | null) =>
  toCsv(['h'], [[value]]).slice('\uFEFFh\r\n'.length, -2);

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98765', "'+91 98765"],
  ['-x', "'-x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', '"\'\t\'=1"'],
  ['a;=1', '"a;\'=1"'],
  ['a\t+1', '"a\t\'+1"'],
  ['a; @x', '"a;\' @x"'],
  ['a\n-1', '"a\n\'-1"'],
  ['\u00A0=1', "'\u00A0=1"],
  ['＝1', "'＝1"],
  ['=a,"b"', '"\'=a,""b"""'],
])('%j cannot run in a spreadsheet', (value, cell) => {
  expect(one(value)).toBe(cell);
});

test.each([
  [-5, '-5'],
  [0, '0'],
  [null, ''],
  ['Ritu S.', 'Ritu S.'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['say "hi"', '"say ""hi"""'],
  ['अमित', 'अमित'],
])('%j stays what it is', (value, cell) => {
  expect(one(value)).toBe(cell);
});

test('no text begins as a formula', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '=', '+', '-', '@', ' ='),
      (text, start) => {
        expect(one(start + text)).not.toMatch(/^"?\s*[=+\-@]/);
      },
    ),
  );
});

test('no cell begins as a formula in a list read with other separators, quotes or none', () => {
  const sign = fc.constantFrom(';', '\t', '\n', '\r', ',', '=', '+', '-', '@', ' ', '"', 'a');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
      const line = toCsv(['h', 'k'], [['x', signs.join('')]]).slice('\uFEFFh,k\r\n'.length);
      for (const cell of line.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
    }),
  );
});
