import { number, object } from 'yup';
import { choice } from '../../../schema/fields/choice';
import { flag, id } from '../../../schema/fields/numbers';
import { longText, text } from '../../../schema/fields/text';
import { PARTNER_ROLES } from '../../../resources/area';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';

/** The caller's own vote on whether an answer helped; null for none yet. */
const vote = () => number<0 | 1>().oneOf([0, 1]).nullable().defined();

/** Returns the questions for customers or for DSAs, in both languages, in their order. */
export const getFaqs = endpoint({
  id: 'getFaqs',
  method: 'GET',
  path: '/api/partner/faqs',
  summary: 'List the questions of customers or DSAs',
  access: { partner: true },
  query: object({ audience: choice('faqAudience').required() }).noUnknown(),
  answer: object({
    data: requiredArray(
      object({
        id: id(),
        question_en: text(200),
        question_hi: text(200),
        answer_en: longText(1000),
        answer_hi: longText(1000),
        vote: vote(),
      }),
    ),
  }),
});

/** Votes on whether an answer helped. An account has one vote a question; a later one replaces it. */
export const voteFaq = endpoint({
  id: 'voteFaq',
  method: 'POST',
  path: '/api/partner/faqs/:id/vote',
  summary: 'Say whether an answer was of help',
  access: { partner: PARTNER_ROLES },
  body: object({ helpful: flag().required() }).noUnknown(),
  answer: dataAnswer({ vote: vote() }),
});
