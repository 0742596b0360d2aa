import { expect, it } from 'vitest';
import {
  findOpenQuestions,
  getProductQuestions,
  listProductAnswers,
} from './entities/borrower/productAnswers';
import { getOptionIds } from './options/lists';

const ASKING = getOptionIds('product').filter((product) => getProductQuestions(product).length > 0);

const ANSWERS = {
  study_place: 'india',
  course_level: 'skill',
  course_cost: 250_000,
  vehicle_condition: 'new',
  vehicle_price: 95_000,
};

it('asks more for three products alone, and of each at most three questions', () => {
  expect(ASKING).toEqual(['student_loan', 'two_wheeler_loan', 'car_loan']);
  for (const product of getOptionIds('product'))
    expect(getProductQuestions(product).length).toBeLessThanOrEqual(3);
});

it.each([
  ['student_loan', 'en', ['India', 'Skill training', '₹2,50,000']],
  ['student_loan', 'hi', ['भारत', 'हुनर की ट्रेनिंग', '₹2,50,000']],
  ['two_wheeler_loan', 'en', ['New', '₹95,000']],
  ['car_loan', 'hi', ['नई', '₹95,000']],
  ['personal_loan', 'en', []],
] as const)('lists the answers of %s in %s, and no others', (product, language, texts) => {
  expect(listProductAnswers(product, ANSWERS, language).map(([, text]) => text)).toEqual(texts);
});

it.each(ASKING)('%s has its questions open until each is answered', (product) => {
  expect(findOpenQuestions(product, {})).toEqual(getProductQuestions(product));
  expect(findOpenQuestions(product, ANSWERS)).toEqual([]);
  expect(
    findOpenQuestions(product, { ...ANSWERS, vehicle_price: null, course_cost: 0 }),
  ).toHaveLength(1);
});
