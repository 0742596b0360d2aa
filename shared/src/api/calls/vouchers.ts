import { object } from 'yup';
import { voucherSchema } from '../../schema/entities/voucher';
import { endpoint } from '../endpoint';
import { listOf } from './answers';

/** Discount vouchers that can be used today, those that end first on top. */
export const getVouchers = endpoint({
  id: 'getVouchers',
  method: 'GET',
  path: '/api/vouchers',
  summary: 'List discount vouchers',
  access: { consumer: true },
  answer: object({ data: listOf(voucherSchema.omit(['status'])) }),
});
