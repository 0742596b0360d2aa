import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { describe, expect, test } from 'vitest';
import { applyBlock, parseBlock, parseCell } from './pastedCells';

const field = (name: string) => getFieldDescription(lenderSchema, name);

test('a block of a spreadsheet is read by tabs and lines', () => {
  expect(parseBlock('25000\t ₹30,000 \r\n\t\r\n')).toEqual([
    ['25000', '₹30,000'],
    ['', ''],
  ]);
  expect(parseBlock('7')).toEqual([['7']]);
});

describe('a cell takes what a spreadsheet writes', () => {
  test.each([
    ['min_income', '₹25,000', 25_000],
    ['min_income', '', null],
    ['min_income', '–', null],
    ['max_foir_percent', '55 %', 55],
    ['salaried', 'Yes', 1],
    ['salaried', 'नहीं', 0],
    ['credit_score_class', '680+', '680'],
    ['credit_score_class', '680', '680'],
    ['credit_score_class', 'any score', '0'],
  ])('%s: %j', (name, text, value) => {
    expect(parseCell(field(name), text)).toEqual({ ok: true, value });
  });

  test.each([
    ['min_income', 'much'],
    ['min_income', '-1'],
    ['min_age', '21.5'],
    ['salaried', 'maybe'],
    ['credit_score_class', '666'],
  ])('%s refuses %j', (name, text) => {
    expect(parseCell(field(name), text)).toMatchObject({ ok: false });
  });
});

test('a block covers the cells from where it is pasted, and says what it leaves out', () => {
  const records = [
    { id: 1, min_income: 20_000, max_income: null },
    { id: 2, min_income: 15_000, max_income: null },
  ];
  const fields = [field('min_income'), field('max_income')];
  const { cells, outside, same } = applyBlock(
    [
      ['25000', '', '9'],
      ['x', '90000', '9'],
      ['1', '1', '1'],
    ],
    { records, fields },
  );
  expect(cells.map(({ record, field: { name }, parsed }) => [record.id, name, parsed.ok])).toEqual([
    [1, 'min_income', true],
    [2, 'min_income', false],
    [2, 'max_income', true],
  ]);
  expect({ outside, same }).toEqual({ outside: 5, same: 1 });
});
