import { type InferType, object } from 'yup';
import { message } from '../message';
import { choice } from '../fields/choice';
import { email } from '../fields/contact';
import { fullName } from '../fields/names';
import { flag, id } from '../fields/numbers';

/** An account of the admin console; `role` is 1, 2 or 3 (section 6). */
export const adminUserSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  name: fullName().required(message('validation.required')),
  email: email().required(message('validation.required')),
  role: choice('adminRole').required(message('validation.required')),
  status: flag(),
}).noUnknown();

export type AdminUser = InferType<typeof adminUserSchema>;
