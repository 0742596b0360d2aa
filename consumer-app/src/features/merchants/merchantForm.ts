import { type Merchant, merchantSchema } from '@marketplace/shared/schema';
import type { FormSpec } from '../../form';
import { paths } from '../../paths';

/**
 * The reseller form. It does not ask for bank details, because there is nothing to pay out before
 * the partner accepts.
 */
export const MERCHANT_FORM: FormSpec<Merchant> = {
  id: 'merchant',
  version: 1,
  schema: merchantSchema,
  consents: ['merchant_contact', 'merchant_check', 'merchant_terms'],
  documents: { merchant_check: paths.privacy, merchant_terms: paths.terms },
  required: () => [
    'company_name',
    'business_pan',
    'merchant_sells',
    'monthly_customers',
    'contact_name',
    'mobile_phone_number',
    'email',
    'address1',
    'postal_code',
    'city',
    'state',
  ],
  sections: [
    {
      id: 'company',
      fields: [
        { name: 'company_name', half: true, hint: true, autoComplete: 'organization' },
        { name: 'business_pan', half: true, hint: true },
        { name: 'merchant_sells', half: true },
        { name: 'monthly_customers', half: true },
      ],
    },
    {
      id: 'person',
      fields: [
        { name: 'contact_name', hint: true, autoComplete: 'name' },
        { name: 'mobile_phone_number', half: true, autoComplete: 'tel-national' },
        { name: 'email', half: true, autoComplete: 'email' },
      ],
    },
    {
      id: 'address',
      fields: [
        { name: 'address1', half: true, hint: true, autoComplete: 'address-line1' },
        { name: 'address2', half: true, hint: true, autoComplete: 'address-line2' },
        { name: 'postal_code', hint: true, autoComplete: 'postal-code' },
        { name: 'city', half: true, autoComplete: 'address-level2' },
        { name: 'state', half: true, autoComplete: 'address-level1' },
      ],
    },
  ],
};
