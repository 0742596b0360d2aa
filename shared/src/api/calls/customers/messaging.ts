import { number, string } from 'yup';
import { messageCampaigns } from '../../../resources/messaging';
import {
  messageAudienceSchema,
  testMessageSchema,
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
