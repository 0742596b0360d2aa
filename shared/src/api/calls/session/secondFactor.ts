import { array, boolean, number, object, string } from 'yup';
import {
  passwordAgainSchema,
  secondFactorCodeSchema,
  secondFactorRemovalSchema,
} from '../../../schema/entities/secondFactor';
import { adminUsers } from '../../../resources/admins';
import { ADMIN_ROLES, PARTNER_ROLES } from '../../../resources/area';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer } from '../answers';
import { pendingChange } from '../version';

const own = { access: { admin: ADMIN_ROLES, partner: PARTNER_ROLES } } as const;

/** Says whether the caller signs in with a second factor, and how many recovery codes are left. */
export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/api/second-factor',
  summary: 'Whether the own account has a second factor',
  ...own,
  answer: dataAnswer({
    is_on: boolean().required(),
    recovery_codes_left: number().required(),
  }),
});

/** Makes a secret for an authenticator app. It counts once `confirmSecondFactor` has received a code of it. */
export const beginSecondFactor = endpoint({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/second-factor',
  summary: 'Begin to set up a second factor',
  ...own,
  body: passwordAgainSchema,
  answer: dataAnswer({ secret: string().required(), address: string().required() }),
});

/** Switches the second factor on. Only this answer carries the recovery codes. */
export const confirmSecondFactor = endpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/second-factor/confirmation',
  summary: 'Switch the second factor on',
  ...own,
  body: secondFactorCodeSchema,
  answer: dataAnswer({ recovery_codes: array(string().required()).required() }),
});

/** Switches the second factor off, with the password and a code. */
export const removeSecondFactor = endpoint({
  id: 'removeSecondFactor',
  method: 'POST',
  path: '/api/second-factor/removal',
  summary: 'Switch the second factor off',
  ...own,
  body: secondFactorRemovalSchema,
  answer: doneAnswer(),
});

/** Completes a sign-in whose answer had `second_factor`. Until then its token allows nothing. */
export const passSecondFactor = endpoint({
  id: 'passSecondFactor',
  method: 'POST',
  path: '/api/second-factor/sign-in',
  summary: 'Give the second factor at the sign-in',
  access: 'public',
  body: secondFactorCodeSchema.shape({ token: string().required().max(200) }).noUnknown(),
  answer: doneAnswer(),
});

/**
 * Switches the second factor of another admin off, who has lost the phone and the recovery codes, and
 * tells the person by e-mail. 409 for the caller's own, 404 where there is none.
 */
export const resetSecondFactor = endpoint({
  id: 'resetSecondFactor',
  method: 'POST',
  path: '/api/admin/reset-second-factor',
  summary: 'Switch the second factor of an admin off',
  access: { admin: adminUsers.write },
  body: object({ account_id: number().required().integer().min(1) }).noUnknown(),
  answer: doneAnswer().shape(pendingChange),
});

export const getSecondFactors = endpoint({
  id: 'getSecondFactors',
  method: 'GET',
  path: '/api/admin/second-factors',
  summary: 'Which admins have a second factor',
  access: { admin: adminUsers.read },
  answer: dataAnswer({
    account_ids: array(number().required()).required(),
    required_roles: array(number().oneOf(ADMIN_ROLES).required()).required(),
  }),
});

/**
 * Sets whether a role must have a second factor. Who has none is signed out, and sets one up at the next
 * sign-in. 409 for the own role while the caller has none.
 */
export const requireSecondFactor = endpoint({
  id: 'requireSecondFactor',
  method: 'POST',
  path: '/api/admin/require-second-factor',
  summary: 'Set whether a role must have a second factor',
  access: { admin: adminUsers.write },
  body: object({
    role_id: number().oneOf(ADMIN_ROLES).required(),
    is_required: boolean().required(),
  }).noUnknown(),
  answer: doneAnswer().shape(pendingChange),
});
