import { object, string } from 'yup';
import { message } from '../message';

const wrong = message('validation.second_factor');

/** The password of whoever begins to set up a second factor. */
export const passwordAgainSchema = object({
  password: string().required(message('validation.required')).max(200),
}).noUnknown();

/** A code of an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = object({
  code: string()
    .required(wrong)
    .max(20)
    .matches(/^(?:\d{6}|[A-Za-z2-7]{5}-[A-Za-z2-7]{5})$/, { message: wrong }),
}).noUnknown();

/** The request body that switches a second factor off. */
export const secondFactorRemovalSchema = passwordAgainSchema.concat(secondFactorCodeSchema);
