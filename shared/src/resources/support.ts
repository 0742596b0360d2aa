import { choice } from '../schema/fields/choice';
import { count, flag } from '../schema/fields/numbers';
import { longText, requiredText } from '../schema/fields/text';
import { message } from '../schema/message';
import { ticketSchema } from '../schema/entities/partner/ticket';
import { defineResource } from './defineResource';

/** Partners ask and admins answer by calls of the contract. */
export const tickets = defineResource({
  name: 'tickets',
  schema: ticketSchema,
  title: 'reference',
  searched: ['reference', 'subject', 'created_by_name'],
  read: [1],
  write: [1],
  writes: [],
  partners: 'own',
});

const missing = message('validation.required');
const answer = () => longText(1000).required(missing);
/** The server counts the votes. */
const votes = () => count().default(0).meta({ kind: 'count', readOnly: true });

/** Questions that partners find answered. A partner reads the active ones by a call of the contract. */
export const faqs = defineResource({
  name: 'faqs',
  fields: {
    question_en: requiredText(200),
    question_hi: requiredText(200),
    answer_en: answer(),
    answer_hi: answer(),
    audience: choice('faqAudience').required(missing),
    position: count(999).required(missing),
    active: flag(),
    helpful: votes(),
    not_helpful: votes(),
  },
  labels: {
    en: {
      name: 'FAQs',
      one: 'Question',
      fields: {
        question_en: 'Question in English',
        question_hi: 'Question in Hindi',
        answer_en: 'Answer in English',
        answer_hi: 'Answer in Hindi',
        audience: 'For',
        position: 'Position',
        active: 'Shown',
        helpful: 'Helpful',
        not_helpful: 'Not helpful',
      },
    },
    hi: {
      name: 'आम सवाल',
      one: 'सवाल',
      fields: {
        question_en: 'अंग्रेज़ी में सवाल',
        question_hi: 'हिन्दी में सवाल',
        answer_en: 'अंग्रेज़ी में जवाब',
        answer_hi: 'हिन्दी में जवाब',
        audience: 'किसके लिए',
        position: 'क्रम',
        active: 'दिखाएँ',
        helpful: 'काम आया',
        not_helpful: 'काम नहीं आया',
      },
    },
  },
  title: 'question_en',
  sort: ['position', 'ASC'],
  searched: ['question_en', 'question_hi', 'answer_en', 'answer_hi'],
  read: [1],
  write: [1],
});
