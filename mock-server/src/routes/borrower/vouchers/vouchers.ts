import { getVouchers } from '@marketplace/shared/api';
import { getIndianToday } from '../../../data/indianDay';
import { handle } from '../../kit/handle';

export const voucherRoutes = [
  handle(getVouchers, async (_, { store }) => {
    const { rows } = await store.find('vouchers', {
      filter: { status: 1, valid_until_gte: getIndianToday() },
      sort: ['valid_until', 'ASC'],
    });
    return { data: rows.map(({ status, version, ...voucher }) => voucher) };
  }),
];
