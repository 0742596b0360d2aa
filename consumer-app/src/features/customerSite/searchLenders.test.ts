import { expect, it } from 'vitest';
import { searchLenders } from './searchLenders';

const lenders = [
  { name: 'Chandrika-Gold', slug: 'chandrika-gold', product: 'gold_loan' },
  { name: 'पीपल फ़ाइनेंस', slug: 'peepal-finance', product: 'personal_loan' },
];
const getName = (product: string) => (product === 'gold_loan' ? 'Gold Loans' : 'पर्सनल लोन');
const found = (input: string) => searchLenders(lenders, input, getName).map(({ name }) => name);

it.each([
  ['', ['Chandrika-Gold', 'पीपल फ़ाइनेंस']],
  ['  ', ['Chandrika-Gold', 'पीपल फ़ाइनेंस']],
  ['chandrika gold', ['Chandrika-Gold']],
  ['FINANCE', ['पीपल फ़ाइनेंस']],
  ['फ़ाइनेंस', ['पीपल फ़ाइनेंस']],
  ['पर्सनल', ['पीपल फ़ाइनेंस']],
  ['gold loan', ['Chandrika-Gold']],
  ['gold peepal', []],
  ['.*', ['Chandrika-Gold', 'पीपल फ़ाइनेंस']],
])('%j finds %j', (input, names) => {
  expect(found(input)).toEqual(names);
});
