import type { DeclaredRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import { CUSTOMER_QUESTIONS, type FaqRow } from './faqsOfCustomers';
import { DSA_QUESTIONS } from './faqsOfDsas';

const buildRows = (audience: 'customer' | 'dsa', rows: readonly FaqRow[]) =>
  rows.map(([question_en, question_hi, answer_en, answer_hi], index) => ({
    audience,
    question_en,
    question_hi,
    answer_en,
    answer_hi,
    position: index + 1,
    active: 1,
    helpful: 0,
    not_helpful: 0,
  }));

export const seedFaqs = (): NewRecord<DeclaredRecord>[] =>
  [...buildRows('customer', CUSTOMER_QUESTIONS), ...buildRows('dsa', DSA_QUESTIONS)].map(
    (row, index) => ({ ...row, id: index + 1 }),
  );
