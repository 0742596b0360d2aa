import { maskAccountNumber } from '@marketplace/shared/format';
import { hashSecret } from '../../auth/tokens';
import type { PayoutAccountRecord } from '../records';

type Identity = Pick<PayoutAccountRecord, 'holder_name' | 'account_number' | 'ifsc'> & {
  readonly id?: number;
};

/**
 * Returns the fields by which a payout keeps the account for which it was approved: masked for people, and hashed
 * to compare.
 */
export const identifyAccount = ({ id, holder_name, account_number, ifsc }: Identity) => ({
  account_number: maskAccountNumber(account_number),
  account_hash: hashSecret(JSON.stringify([holder_name, account_number, ifsc]), `payout ${id}`),
});
