import { number, object } from 'yup';
import { contentChangeSchema } from '../../../schema/entities/approval';
import { funnelSchema, funnelVersionSchema } from '../../../schema/entities/partner/funnel';
import { timestamp } from '../../../schema/fields/dates';
import { text } from '../../../schema/fields/text';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { versionSeen } from '../version';

const own = { access: { partner: true } } as const;

const answer = dataAnswer({
  draft: funnelSchema.required(),
  /** Null until somebody saves a draft. */
  draft_saved_at: timestamp().nullable(),
  draft_saved_by: text(),
  /** The newest first; its first one is what borrowers get. */
  versions: requiredArray(funnelVersionSchema),
  /** The publication that borrowers do not see yet. */
  change: contentChangeSchema.shape({ content: funnelSchema.required() }).nullable(),
  /** Version of the whole record for a conflict check; 0 before the first draft. */
  version: number().required(),
});

/** The version that `getFunnel` returned. */
const versionRead = { version: number().integer().min(0).optional() } as const;

const note = text().matches(/^[^<>]*$/u);

/** Returns the partner's funnel: the draft and every published version. */
export const getFunnel = endpoint({
  id: 'getFunnel',
  method: 'GET',
  path: '/api/partner/funnel',
  summary: 'Read the own funnel',
  ...own,
  answer,
});

/** Saves the draft. Borrowers do not see it. 403 to an admin who acts as the partner, as for the other changes. */
export const saveFunnelDraft = endpoint({
  id: 'saveFunnelDraft',
  method: 'POST',
  path: '/api/partner/funnel/draft',
  summary: 'Save the draft of the own funnel',
  ...own,
  body: funnelSchema.shape(versionRead).noUnknown(),
  answer,
});

/** Publishes the draft as a new version; new texts wait in `change` where an admin has to approve them. 409 where it is what borrowers have already. */
export const publishFunnel = endpoint({
  id: 'publishFunnel',
  method: 'POST',
  creates: true,
  path: '/api/partner/funnel/publish',
  summary: 'Publish the draft of the own funnel',
  ...own,
  body: object({ note, ...versionSeen }).noUnknown(),
  answer,
});

/**
 * Publishes an earlier version again, as a new one, and makes it the draft. 404 for a version that is not there,
 * 409 where its content is what borrowers have already.
 */
export const restoreFunnel = endpoint({
  id: 'restoreFunnel',
  method: 'POST',
  path: '/api/partner/funnel/versions/:number/restore',
  summary: 'Go back to an earlier version of the own funnel',
  ...own,
  body: object({ note, ...versionSeen }).noUnknown(),
  answer,
});
