import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDateTime } from '../../../format';
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

test('a file writes days and times as the screen shows them, in India', () => {
  const rows = [['2026-11-26', '2026-11-26T19:15:13.598Z', 'on 2026-11-26', '2026-02-31']];
  expect(toCsv(['a', 'b', 'c', 'd'], rows, 'en').split('\r\n')[1]).toBe(
    '26/11/2026,"27 Nov 2026, 12:45 am",on 2026-11-26,2026-02-31',
  );
  expect(toCsv(['a', 'b', 'c', 'd'], rows).split('\r\n')[1]).toBe(rows[0]?.join());
});

test('no instant of any export is written in UTC', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom('en' as const, 'hi' as const),
      (at, language) => {
        const [, line = ''] = toCsv(['h'], [[at.toISOString()]], language).split('\r\n');
        expect(line.replaceAll('"', '')).toBe(formatDateTime(at, language));
      },
    ),
  );
});
