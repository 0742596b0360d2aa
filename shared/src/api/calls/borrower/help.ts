import { string } from 'yup';
import { helpRequestSchema } from '../../../schema/entities/borrower/helpRequest';
import { timestamp } from '../../../schema/fields/dates';
import { endpoint } from '../../endpoint';
import { dataAnswer } from '../answers';

/** Records a help request in addition to the external help desk. Public. */
export const requestHelp = endpoint({
  id: 'requestHelp',
  method: 'POST',
  creates: true,
  path: '/api/help-requests',
  summary: 'Ask for help',
  access: 'public',
  body: helpRequestSchema,
  answer: dataAnswer({ reference: string().required(), created_at: timestamp() }),
});
