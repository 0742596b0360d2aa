import { boolean, number, object, string } from 'yup';
import { contact, otp } from '../../../schema/fields/contact';
import { uuid } from '../../../schema/fields/ids';
import { newPassword } from '../../../schema/fields/password';
import { reasonInWords } from '../../../schema/fields/text';
import { ADMIN_ROLES, PARTNER_ROLES } from '../../../resources/area';
import { endpoint } from '../../endpoint';
import { doneAnswer } from '../answers';

const credentials = () =>
  object({
    email: string().required().max(120),
    password: string().required().max(200),
  }).noUnknown();

/** Present, and true, only while the person must set a new password before anything else. */
const mustChangePassword = () => boolean().oneOf([true] as const);

/**
 * Present, and true, only for an account with a second factor: the token allows nothing until
 * `passSecondFactor` has had the code.
 */
const secondFactor = () => boolean().oneOf([true] as const);

/** Present, and true, only while the person must set up a second factor before anything else. */
const mustSetSecondFactor = () => boolean().oneOf([true] as const);

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session of the token sent',
  access: { consumer: true, partner: PARTNER_ROLES, admin: ADMIN_ROLES },
  answer: doneAnswer(),
});

/**
 * Changes the caller's own console password, ends every session of the account and returns a new `token`.
 * 422 for a common password, one that contains the person's name or address, and the current one.
 */
export const changePassword = endpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/change-password',
  summary: 'Change own password',
  access: { partner: PARTNER_ROLES, admin: ADMIN_ROLES },
  body: object({
    password: string().required().max(200),
    new_password: newPassword(),
  }).noUnknown(),
  answer: doneAnswer().shape({ token: string().required() }),
});

export const adminLogin = endpoint({
  id: 'adminLogin',
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Sign an admin in',
  access: 'public',
  body: credentials(),
  answer: object({
    token: string().required(),
    admin_id: number().required(),
    role_id: number().oneOf(ADMIN_ROLES).required(),
    name: string().required(),
    must_change_password: mustChangePassword(),
    second_factor: secondFactor(),
    must_set_second_factor: mustSetSecondFactor(),
  }),
});

export const partnerLogin = endpoint({
  id: 'partnerLogin',
  method: 'POST',
  path: '/api/partner/login',
  summary: 'Sign a partner in',
  access: 'public',
  body: credentials(),
  answer: object({
    token: string().required(),
    partner_id: number().required(),
    name: string().required(),
    must_change_password: mustChangePassword(),
    second_factor: secondFactor(),
    must_set_second_factor: mustSetSecondFactor(),
  }),
});

/** Lets an admin act as a partner for at most 60 minutes, read-only unless `write` is true. */
export const masquerade = endpoint({
  id: 'masquerade',
  method: 'POST',
  path: '/api/partner/masquerade',
  summary: 'Act as a partner',
  access: { admin: [1] },
  body: object({
    partner_id: number().required().integer(),
    reason: reasonInWords(),
    write: boolean(),
  }).noUnknown(),
  answer: object({
    token: string().required(),
    partner_id: number().required(),
    name: string().required(),
    write: boolean().required(),
    expires_at: string().required(),
  }),
});

/** Sends an OTP. `partner` is the identifier or URL segment of the partner whose pages the person uses. */
export const sendOtp = endpoint({
  id: 'sendOtp',
  method: 'POST',
  path: '/api/send-otp',
  summary: 'Send an OTP',
  access: 'public',
  body: object({ contact: contact(), partner: string().max(40) }).noUnknown(),
  answer: object({ user_id: uuid().required(), message: string().required() }),
});

export const verifyOtp = endpoint({
  id: 'verifyOtp',
  method: 'POST',
  path: '/api/verify-otp',
  summary: 'Sign a consumer in with the OTP',
  access: 'public',
  body: object({ user_id: uuid().required(), otp: otp() }).noUnknown(),
  answer: object({ token: string().required(), user_id: uuid().required() }),
});
