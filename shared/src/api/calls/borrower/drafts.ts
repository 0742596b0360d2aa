import { array, object } from 'yup';
import { formDraftSchema, newFormDraftSchema } from '../../../schema/entities/borrower/formDraft';
import { endpoint } from '../../endpoint';
import { doneAnswer } from '../answers';

const own = { access: { consumer: true }, owner: 'id' } as const;

/** Returns the caller's own draft of a form, null if there is none. */
export const getDraft = endpoint({
  id: 'getDraft',
  method: 'GET',
  path: '/api/user/:id/drafts/:form',
  summary: 'Read the draft of a form',
  ...own,
  answer: object({ data: formDraftSchema.nullable().defined() }),
});

/** Returns the caller's own drafts of all forms. */
export const getDrafts = endpoint({
  id: 'getDrafts',
  method: 'GET',
  path: '/api/user/:id/drafts',
  summary: 'Read the drafts of all forms',
  ...own,
  answer: object({ data: array(formDraftSchema.required()).required() }),
});

/** Saves the draft of a form. 409 when the stored version differs from the one sent. */
export const saveFormDraft = endpoint({
  id: 'saveFormDraft',
  method: 'PUT',
  path: '/api/user/:id/drafts/:form',
  summary: 'Keep the draft of a form',
  ...own,
  body: newFormDraftSchema,
  answer: object({ data: formDraftSchema.required() }),
});

/** Deletes a draft. Succeeds if there is none. */
export const dropFormDraft = endpoint({
  id: 'dropFormDraft',
  method: 'DELETE',
  path: '/api/user/:id/drafts/:form',
  summary: 'Throw the draft of a form away',
  ...own,
  answer: doneAnswer(),
});
