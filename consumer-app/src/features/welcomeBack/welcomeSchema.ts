import { birthDate, isMaskedPan, message, panIndividual } from '@marketplace/shared/schema';
import { object, string } from 'yup';

export const CHOICES = ['continue', 'new'] as const;

const emptyToNull = (value: unknown): unknown => (value === '' ? null : value);

/** What a person who comes back wants to do, with birth date and PAN, cast for the request. */
export const identitySchema = object({
  choice: string().defined().oneOf(CHOICES, message('missing.choice')),
  birth_date: birthDate().transform(emptyToNull).nonNullable(message('missing.birth_date')),
  pan: string()
    .test({
      name: 'whole',
      message: message('missing.whole_pan'),
      test: (pan) => !isMaskedPan(pan ?? ''),
    })
    .concat(panIndividual())
    .transform(emptyToNull)
    .nonNullable(message('missing.pan')),
}).transform((input: { choice: string; birth_date: string; pan: string }) => ({
  ...input,
  birth_date: input.birth_date.trim(),
  pan: input.pan.trim(),
}));

const notAsked = string().transform(() => undefined);

/** The same without birth date and PAN, if the server has none to compare with. */
export const choiceSchema = identitySchema.shape({ birth_date: notAsked, pan: notAsked });
