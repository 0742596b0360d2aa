import { array, boolean, number, object, string } from 'yup';
import {
  passwordAgainSchema,
  secondFactorCodeSchema,
  secondFactorRemovalSchema,
} from '../../schema/entities/secondFactor';
import { PARTNER_ROLES } from '../../resources/area';
import { endpoint } from '../endpoint';
import { doneAnswer } from './answers';

const own = { access: { partner: PARTNER_ROLES } } as const;

/** Says whether the caller signs in with a second factor, and how many recovery codes are left. */
export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/api/second-factor',
  summary: 'Whether the own account has a second factor',
  ...own,
  answer: object({
    data: object({
      is_on: boolean().required(),
      recovery_codes_left: number().required(),
    }).required(),
  }),
});

/** Makes a secret for an authenticator app. It counts once `confirmSecondFactor` has had a code of it. */
export const beginSecondFactor = endpoint({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/second-factor',
  summary: 'Begin to set up a second factor',
  ...own,
  body: passwordAgainSchema,
  answer: object({
    data: object({ secret: string().required(), address: string().required() }).required(),
  }),
});

/** Switches the second factor on. Only this answer carries the recovery codes. */
export const confirmSecondFactor = endpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/second-factor/confirmation',
  summary: 'Switch the second factor on',
  ...own,
  body: secondFactorCodeSchema,
  answer: object({
    data: object({ recovery_codes: array(string().required()).required() }).required(),
  }),
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
