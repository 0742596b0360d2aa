import { object } from 'yup';
import { formDraftSchema, newFormDraftSchema } from '../../schema/entities/formDraft';
import { endpoint } from '../endpoint';
import { doneAnswer } from './answers';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** The draft of one's own form; null where there is none. */
export const getDraft = endpoint({
  id: 'getDraft',
  method: 'GET',
  path: '/api/user/:id/drafts/:form',
  summary: 'Read the draft of a form',
  ...own,
  answer: object({ data: formDraftSchema.nullable().defined() }),
});

/** Keeps the draft of a form. 409 when another version than the one seen is there by now. */
export const saveFormDraft = endpoint({
  id: 'saveFormDraft',
  method: 'PUT',
  path: '/api/user/:id/drafts/:form',
  summary: 'Keep the draft of a form',
  ...own,
  body: newFormDraftSchema,
  answer: object({ data: formDraftSchema.required() }),
});

/** Throws a draft away; one that is not there is as good as gone. */
export const dropFormDraft = endpoint({
  id: 'dropFormDraft',
  method: 'DELETE',
  path: '/api/user/:id/drafts/:form',
  summary: 'Throw the draft of a form away',
  ...own,
  answer: doneAnswer(),
});
