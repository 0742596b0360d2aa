import { toRecord } from '../../collections';
import type { Employment } from '../terms';
import { type FactName, type ProfileField, RANGE_CRITERIA } from './rangeCriteria';

/** The known facts about a borrower; null is unknown, and an unknown fact never fails a criterion. */
export interface BorrowerFacts extends Record<FactName, number | null> {
  /** Whole months today, where the birth date is known. */
  age_months?: number | null;
  employment: Employment | null;
  /** ₹ wanted. */
  amount: number | null;
  /** Months wanted. */
  tenure_months: number | null;
  /** ₹ a month paid on other loans. */
  emi: number | null;
}

type Answer = string | number | null | undefined;

const toFigure = (answer: Answer, times = 1): number | null =>
  answer === null || answer === undefined || answer === '' ? null : Number(answer) * times;

/** Reads the figures that the criteria ask for from a profile. Those that it does not state are null. */
export const readProfileFacts = (
  profile: Readonly<Partial<Record<ProfileField, Answer>>>,
): Record<FactName, number | null> =>
  toRecord(
    RANGE_CRITERIA.map(({ fact, source }) => [
      fact,
      source ? toFigure(profile[source.field], source.times) : null,
    ]),
  );

/** A borrower without any known fact, for quotes that do not depend on a borrower. */
export const NO_FACTS: BorrowerFacts = {
  ...readProfileFacts({}),
  employment: null,
  amount: null,
  tenure_months: null,
  emi: null,
};
