import { insuranceRequestSchema } from '@marketplace/shared/api';
import type { InferType } from 'yup';
import type { FormSpec } from '../../form';

/** The insurance form: cover, phone number, and consent to a call. */
export const INSURANCE_FORM: FormSpec<InferType<typeof insuranceRequestSchema>> = {
  id: 'insurance',
  version: 1,
  schema: insuranceRequestSchema,
  consents: ['call_insurance'],
  required: () => ['cover', 'mobile_phone_number'],
  sections: [
    {
      id: 'cover',
      fields: [{ name: 'cover', ownLabel: 'own', missing: 'own', optionHints: true }],
    },
    {
      id: 'number',
      fields: [
        {
          name: 'mobile_phone_number',
          half: true,
          ownLabel: 'own',
          missing: 'own',
          autoComplete: 'tel-national',
        },
      ],
    },
  ],
};
