import { type InferType, object } from 'yup';
import { choice } from '../../fields/choice';
import { rupees } from '../../fields/numbers';
import { formatRupees } from '../../../format';
import { getOptionLabel } from '../../options/lists';

/** A course or a vehicle costs at most this, in ₹. */
const MAX_PRICE = 100_000_000;

/** The fields of what products ask besides the profile. Amounts in ₹; '' and null are not answered. */
export const productAnswerFields = {
  study_place: choice('studyPlace').optional(),
  course_level: choice('courseLevel').optional(),
  course_cost: rupees(MAX_PRICE).nullable().optional(),
  vehicle_condition: choice('vehicleCondition').optional(),
  vehicle_price: rupees(MAX_PRICE).nullable().optional(),
};

export const productAnswersSchema = object(productAnswerFields).noUnknown();

export type ProductAnswers = InferType<typeof productAnswersSchema>;

export type ProductQuestion = keyof ProductAnswers;

const VEHICLE = ['vehicle_condition', 'vehicle_price'] as const;

/** The questions of each product that has some, in their order. */
const QUESTIONS: Readonly<Partial<Record<string, readonly ProductQuestion[]>>> = {
  student_loan: ['study_place', 'course_level', 'course_cost'],
  two_wheeler_loan: VEHICLE,
  car_loan: VEHICLE,
};

const OPTION_LISTS = {
  study_place: 'studyPlace',
  course_level: 'courseLevel',
  vehicle_condition: 'vehicleCondition',
} as const;

/** The questions that a product asks besides the profile; none for most. */
export const getProductQuestions = (product: string): readonly ProductQuestion[] =>
  QUESTIONS[product] ?? [];

/** The questions of a product that the answers leave open. */
export const findOpenQuestions = (product: string, answers: ProductAnswers): ProductQuestion[] =>
  getProductQuestions(product).filter((name) => !answers[name]);

/** The given answers of a product, in the order of its questions, as a page shows them. */
export const listProductAnswers = (
  product: string,
  answers: ProductAnswers,
  language: 'en' | 'hi',
): Array<readonly [name: ProductQuestion, text: string]> =>
  getProductQuestions(product).flatMap((name) => {
    const answer = answers[name];
    if (!answer) return [];
    if (typeof answer === 'number') return [[name, formatRupees(answer, language)] as const];
    return name === 'course_cost' || name === 'vehicle_price'
      ? []
      : [[name, getOptionLabel(OPTION_LISTS[name], answer, language)] as const];
  });
