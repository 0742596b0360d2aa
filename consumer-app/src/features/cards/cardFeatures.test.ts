import { expect, it } from 'vitest';
import { mapHindiFeatures, listFeatures, toHindiFeature, filterByFeatures } from './cardFeatures';

const card = (...marketing_bullets: string[]) => ({ marketing_bullets });
const CARDS = [
  card('Cashback', 'Lounge access'),
  card('cashback ', 'Fuel'),
  card('Lounge access'),
  card(),
];

it('keeps the cards with all chosen features, in any spelling', () => {
  expect(filterByFeatures(CARDS, [])).toEqual(CARDS);
  expect(filterByFeatures(CARDS, ['CASHBACK'])).toEqual([CARDS[0], CARDS[1]]);
  expect(filterByFeatures(CARDS, ['Cashback', 'Lounge access'])).toEqual([CARDS[0]]);
  expect(filterByFeatures(CARDS, ['Cashback', 'Travel'])).toEqual([]);
});

it('offers each feature once, the most common first, with the cards it leaves', () => {
  expect(listFeatures(CARDS, [])).toEqual([
    { feature: 'Cashback', cards: 2 },
    { feature: 'Lounge access', cards: 2 },
    { feature: 'Fuel', cards: 1 },
  ]);
});

it('drops features that no remaining card has, and keeps the chosen ones', () => {
  expect(listFeatures(CARDS, ['Fuel'])).toEqual([
    { feature: 'Cashback', cards: 1 },
    { feature: 'Fuel', cards: 1 },
  ]);
  expect(listFeatures(CARDS, ['Travel'])).toEqual([{ feature: 'Travel', cards: 0 }]);
});

const said = (marketing_bullets: string[], marketing_bullets_hi: string[]) => ({
  marketing_bullets,
  marketing_bullets_hi,
});

it('pairs the Hindi features with the English ones only where they are as many', () => {
  expect(mapHindiFeatures(said(['Cashback', 'Fuel'], ['कैशबैक', 'ईंधन']))).toEqual([
    { feature: 'Cashback', hindi: 'कैशबैक' },
    { feature: 'Fuel', hindi: 'ईंधन' },
  ]);
  expect(mapHindiFeatures(said(['Lounge', 'Cashback'], ['कैशबैक']))).toEqual([
    { feature: 'Lounge', hindi: '' },
    { feature: 'Cashback', hindi: '' },
  ]);
});

it('finds a feature’s Hindi at whichever card has it, however it is typed there', () => {
  const cards = [said(['Cashback', 'Fuel'], []), said(['cashback '], ['कैशबैक'])];
  expect(toHindiFeature(cards, 'Cashback')).toBe('कैशबैक');
  expect(toHindiFeature(cards, 'Fuel')).toBe('');
});
