import { expect, it } from 'vitest';
import { searchLenders } from './searchLenders';

const lenders = [
  { name: 'Chandrika-Gold', product: 'gold_loan' },
  { name: 'Peepal_Finance', product: 'personal_loan' },
];
const getName = (product: string) => (product === 'gold_loan' ? 'Gold Loans' : 'पर्सनल लोन');
const found = (input: string) => searchLenders(lenders, input, getName).map(({ name }) => name);

it.each([
  ['', ['Chandrika-Gold', 'Peepal_Finance']],
  ['  ', ['Chandrika-Gold', 'Peepal_Finance']],
  ['chandrika gold', ['Chandrika-Gold']],
  ['FINANCE', ['Peepal_Finance']],
  ['पर्सनल', ['Peepal_Finance']],
  ['gold loan', ['Chandrika-Gold']],
  ['gold peepal', []],
  ['.*', ['Chandrika-Gold', 'Peepal_Finance']],
])('%j finds %j', (input, names) => {
  expect(found(input)).toEqual(names);
});
