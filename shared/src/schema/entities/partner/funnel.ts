import { array, type InferType, number, object, string } from 'yup';
import { timestamp } from '../../fields/dates';
import { withoutClaims } from '../../fields/claims';
import { text } from '../../fields/text';
import { message } from '../../message';
import { getOptionIds } from '../../options/lists';
import type { OptionListName } from '../../options/names';

/** The largest number of questions that a funnel may ask first. */
export const MAX_FIRST_QUESTIONS = 3;

const chosenFrom = (list: OptionListName) =>
  array(string().required().oneOf(getOptionIds(list), message('validation.one_of')))
    .defined()
    .test({
      name: 'unique',
      message: message('validation.unique'),
      test: (ids) => !ids || new Set(ids).size === ids.length,
    })
    .meta({ kind: 'bullets' });

/** A line that borrowers read. It is plain text, and is set in both languages or in neither. */
const line = (max: number, twin: string) =>
  withoutClaims(text(max))
    .matches(/^[^<>]*$/u, { message: message('validation.plain_text') })
    .test({
      name: 'both_languages',
      message: message('validation.both_languages'),
      test: (value, { parent }) =>
        Boolean(value?.trim()) || !String(Reflect.get(Object(parent), twin) ?? '').trim(),
    });

/**
 * A partner's changes to the pages that its borrowers see. Empty texts and an empty colour keep the standard ones.
 */
export const funnelSchema = object({
  /** The products shown, in order. */
  products: chosenFrom('product').min(1, message('validation.choose_any')),
  headline_en: line(80, 'headline_hi'),
  headline_hi: line(80, 'headline_en'),
  subline_en: line(200, 'subline_hi'),
  subline_hi: line(200, 'subline_en'),
  /** Colour of buttons and links; the pages repair its contrast. */
  accent: text(7)
    .matches(/^#[0-9a-f]{6}$/i, { message: message('validation.colour'), excludeEmptyString: true })
    .meta({ kind: 'text' }),
  /** The first questions of the loan forms, in order. */
  questions: chosenFrom('funnelQuestion').max(MAX_FIRST_QUESTIONS),
}).noUnknown();

export type Funnel = InferType<typeof funnelSchema>;

/** The funnel of a partner that has published none: all products in their usual order, the standard texts and colours. */
export const DEFAULT_FUNNEL: Funnel = {
  products: [
    'personal_loan',
    'gold_loan',
    'business_loan',
    'housing_loan',
    'credit_card',
    'insurance',
    'student_loan',
    'two_wheeler_loan',
    'car_loan',
    'voucher',
  ],
  headline_en: '',
  headline_hi: '',
  subline_en: '',
  subline_hi: '',
  accent: '',
  questions: [],
};

/** A published version. It never changes: a roll-back publishes its content again. */
export const funnelVersionSchema = object({
  number: number().required(),
  content: funnelSchema.required(),
  note: text(),
  published_at: timestamp(),
  published_by: text(),
  /** The version that a roll-back restored; null for one published from the draft. */
  restored_from: number().nullable().defined(),
}).noUnknown();

export type FunnelVersion = InferType<typeof funnelVersionSchema>;
