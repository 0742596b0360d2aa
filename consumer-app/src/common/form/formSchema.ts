import { merchantFields, userSchema } from '@marketplace/shared/schema';
import type { InferType } from 'yup';

/** Every field that a form of these pages may ask: the profile's, and what a reseller is asked besides. */
export const formSchema = userSchema.shape(merchantFields);

/** What the fields of a form hold, all of them together. */
export type FormRecord = InferType<typeof formSchema>;
