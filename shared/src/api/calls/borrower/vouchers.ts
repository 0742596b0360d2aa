import { object } from 'yup';
import { voucherSchema } from '../../../schema/entities/borrower/voucher';
import { endpoint } from '../../endpoint';
import { requiredArray } from '../answers';

/** Returns the discount vouchers that are valid today, in order of their last day. */
export const getVouchers = endpoint({
  id: 'getVouchers',
  method: 'GET',
  path: '/api/vouchers',
  summary: 'List discount vouchers',
  access: { consumer: true },
  answer: object({ data: requiredArray(voucherSchema.omit(['status'])) }),
});
