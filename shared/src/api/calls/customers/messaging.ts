import { number, string } from 'yup';
import { messageCampaigns } from '../../../resources/messaging';
import {
  messageAudienceSchema,
  testMessageSchema,
  testNumberCodeSchema,
  testNumberSchema,
} from '../../../schema/entities/customers/messaging';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer } from '../answers';

const desk = { access: { admin: messageCampaigns.write } } as const;

const people = () => number().required().integer().min(0);

/** Counts the people that a campaign would reach now. Only people with consent are counted as reached. */
export const countAudience = endpoint({
  id: 'countAudience',
  method: 'POST',
  path: '/api/messaging/audience',
  summary: 'Count the people that a campaign would reach',
  ...desk,
  body: messageAudienceSchema,
  answer: dataAnswer({
    /** The template's channel, from `messageChannel`. */
    channel: string().defined(),
    /** People who match the filters, with or without consent. */
    matching: people(),
    /** Those who consent to the channel and have a verified contact for it. */
    consenting: people(),
    /** Those of them who have reached the limit of messages. */
    limited: people(),
  }),
});

/** Sends a code to the number at which the calling admin wants to get tests of SMS and WhatsApp templates. */
export const sendTestNumberCode = endpoint({
  id: 'sendTestNumberCode',
  method: 'POST',
  creates: true,
  path: '/api/messaging/test-number',
  summary: 'Send the code that confirms the number for tests',
  ...desk,
  body: testNumberSchema,
  answer: doneAnswer(),
});

/** Confirms the number for tests. A code expires after ten minutes or five wrong tries. */
export const confirmTestNumber = endpoint({
  id: 'confirmTestNumber',
  method: 'POST',
  path: '/api/messaging/test-number/confirmation',
  summary: 'Confirm the number for tests by its code',
  ...desk,
  body: testNumberCodeSchema,
  answer: doneAnswer(),
});

/**
 * Sends a test to the caller's own confirmed contacts: by e-mail, and by the template's channel to the confirmed
 * number. 429 after ten a day.
 */
export const sendTestMessage = endpoint({
  id: 'sendTestMessage',
  method: 'POST',
  creates: true,
  path: '/api/messaging/test',
  summary: 'Send a test of a message template',
  ...desk,
  body: testMessageSchema,
  answer: doneAnswer(),
});
