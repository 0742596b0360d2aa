import { getLoanEstimate } from '@marketplace/shared/api';
import type { LoanEstimate, LoanRequest } from '@marketplace/shared/lending';
import { api } from '../../../session';

/** Asks the server what a loan costs. A module of its own: client and contract come with the first change. */
export async function fetchEstimate({ amount, tenure_months }: LoanRequest): Promise<LoanEstimate> {
  return (await api.call(getLoanEstimate, { query: { amount, tenure_months } })).data;
}
