import { type Lender, lenderSchema, validate } from '@marketplace/shared/schema';
import type { RaRecord } from 'react-admin';

/** Parses a record of the list as a lender; returns undefined if it is not valid. */
export const parseLender = (record: RaRecord): Lender | undefined => {
  const known = Object.entries(record).filter(([name]) => name in lenderSchema.fields);
  const checked = validate(lenderSchema, Object.fromEntries(known));
  return checked.ok ? checked.value : undefined;
};
