import { object } from 'yup';
import { ADMIN_ROLES, PARTNER_ROLES } from '../../resources/area';
import {
  newSavedViewSchema,
  savedViewChangeSchema,
  savedViewSchema,
  viewedResource,
} from '../../schema/entities/savedView';
import { endpoint } from '../endpoint';
import { doneAnswer, requiredArray } from './answers';

const consoles = { access: { admin: ADMIN_ROLES, partner: PARTNER_ROLES } } as const;

/** Returns the caller's own views of a list, and to admins those that others share. */
export const getSavedViews = endpoint({
  id: 'getSavedViews',
  method: 'GET',
  path: '/api/saved-views',
  summary: 'List the saved views of a list',
  ...consoles,
  query: object({ resource: viewedResource().required() }).noUnknown(),
  answer: object({ data: requiredArray(savedViewSchema) }),
});

/** Saves a view for the caller's account. 409 when the account has too many, or one of that name. */
export const createSavedView = endpoint({
  id: 'createSavedView',
  method: 'POST',
  creates: true,
  path: '/api/saved-views',
  summary: 'Save a view of a list',
  ...consoles,
  body: newSavedViewSchema,
  answer: object({ data: savedViewSchema.required() }),
});

/** Renames, shares or replaces one of the caller's own views. */
export const updateSavedView = endpoint({
  id: 'updateSavedView',
  method: 'PUT',
  path: '/api/saved-views/:id',
  summary: 'Change a saved view',
  ...consoles,
  body: savedViewChangeSchema,
  answer: object({ data: savedViewSchema.required() }),
});

export const deleteSavedView = endpoint({
  id: 'deleteSavedView',
  method: 'DELETE',
  path: '/api/saved-views/:id',
  summary: 'Delete a saved view',
  ...consoles,
  answer: doneAnswer(),
});
