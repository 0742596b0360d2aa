import { object, string } from 'yup';
import { helpRequestSchema } from '../../schema/entities/helpRequest';
import { timestamp } from '../../schema/fields/dates';
import { endpoint } from '../endpoint';

/** Records a help request in addition to the external help desk. Public. */
export const requestHelp = endpoint({
  id: 'requestHelp',
  method: 'POST',
  path: '/api/help-requests',
  summary: 'Ask for help',
  access: 'public',
  body: helpRequestSchema,
  answer: object({
    data: object({ reference: string().required(), created_at: timestamp() }).required(),
  }),
});
