import { boolean, number, object, string } from 'yup';
import { uuid } from '../../../schema/fields/ids';
import { timestamp } from '../../../schema/fields/dates';
import { ADMIN_ROLES, PARTNER_ROLES } from '../../../resources/area';
import { endpoint } from '../../endpoint';
import { doneAnswer, requiredArray } from '../answers';

const everyone = { consumer: true, partner: PARTNER_ROLES, admin: ADMIN_ROLES } as const;

/** Returns the caller's session. Like every accepted call it keeps the session alive. */
export const getSession = endpoint({
  id: 'getSession',
  method: 'GET',
  path: '/api/session',
  summary: 'Describe the session of the token sent, and keep it alive',
  access: everyone,
  answer: object({
    data: object({
      area: string()
        .oneOf(['consumer', 'partner', 'admin'] as const)
        .required(),
      /** Minutes without a call after which the session ends. */
      idle_minutes: number().required(),
      /** Absolute end of the session, whatever the activity. */
      expires_at: timestamp().required(),
      must_change_password: boolean().required(),
      /** The role of a partner's user; null in any other session, also of an admin who acts as a partner. */
      partner_role: string().oneOf(PARTNER_ROLES).nullable().defined(),
      /** Name of the account; '' for a borrower, and while an admin acts as a partner. */
      name: string().defined(),
      /** Why an admin acts as the partner, and until when; null in the partner's own session. */
      masquerade: object({ reason: string().defined(), until: timestamp().required() })
        .nullable()
        .defined(),
    }),
  }),
});

const ownSession = object({
  id: uuid().required(),
  /** Browser and system, such as 'Firefox, Windows'; '' if unknown. */
  device: string().defined(),
  created_at: timestamp().required(),
  last_used_at: timestamp().required(),
  /** Whether this is the caller's own session. */
  current: boolean().required(),
});

/** Returns the sessions of the caller's account: the current one first, then the most recently used. */
export const getSessions = endpoint({
  id: 'getSessions',
  method: 'GET',
  path: '/api/sessions',
  summary: 'List where the own account is signed in',
  access: everyone,
  answer: object({ data: requiredArray(ownSession) }),
});

export const endSessions = endpoint({
  id: 'endSessions',
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign the own account out everywhere',
  access: everyone,
  answer: doneAnswer(),
});

/** Signs the caller's account out on one device. 404 for another account's session. */
export const endSession = endpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign the own account out on one device',
  access: everyone,
  answer: doneAnswer(),
});
