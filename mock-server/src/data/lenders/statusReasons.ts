import type { OptionListName } from '@marketplace/shared/schema';
import { parseOption } from '@marketplace/shared/schema';

/** What a lender tells the borrower with a status; both are empty for a remark that is meant for staff. */
export interface ReasonForBorrower {
  /** An option of `statusReason`, which both languages have. */
  readonly reason: string | null;
  /** The lender's own words, where a remark is marked for the customer. */
  readonly remarks: string;
}

const REASONS: OptionListName = 'statusReason';
const FOR_CUSTOMER = /^\s*(?:customer|ग्राहक)\s*[:：]\s*/iu;

/** Reads the remark of a status for the borrower. A remark without a mark or a known reason stays with staff. */
export function readRemarks(remarks: string): ReasonForBorrower {
  const reason = parseOption(REASONS, remarks);
  const isForCustomer = reason === null && FOR_CUSTOMER.test(remarks);
  return { reason, remarks: isForCustomer ? remarks.replace(FOR_CUSTOMER, '') : '' };
}
