import { addDays } from '@marketplace/shared/format';
import { getIndianToday } from '../data/indianDay';
import { createImportActions } from './files/importFiles';
import { adminToken } from './signIn';
import { getData, type TestServer } from './startTestServer';

/** A line of a partner's ledger in an answer, amounts in ₹. */
export interface AnsweredLine extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly state: string;
  readonly commission: number;
  readonly gst: number;
  readonly tds: number;
  readonly net: number;
}

export const toPaise = (rupees: unknown): number => Math.round(Number(rupees) * 100);

export const sumField = (rows: readonly object[], field: string): number =>
  rows.reduce((total, row) => total + toPaise(Object(row)[field]), 0);

/** Reads and books the partners' ledgers for the tests of one file. */
export function createLedgerActions(server: TestServer) {
  const { ask } = server;
  const { check, commit, settle } = createImportActions(server, 'commission');
  const get = async (path: string, token: string) => getData(await ask('GET', path, { token }));
  return {
    get,
    findLines: async (token: string): Promise<AnsweredLine[]> => {
      const days = `from=${addDays(getIndianToday(), -700)}&to=${getIndianToday()}`;
      return (await get(`/api/partner/ledger?${days}`, token)).lines;
    },
    /** Books what lenders pay for disbursals today, each in odd paise. */
    book: async (token: string, lines: readonly AnsweredLine[], amount: number): Promise<void> => {
      const rows = lines.map(({ id }, index) => [
        id,
        (amount + index + 0.37).toFixed(2),
        getIndianToday(),
      ]);
      const { id } = await check(rows, token);
      await commit(id, token);
      await settle(id, token);
    },
    findPayouts: async (
      token: string,
    ): Promise<{ id: string; month: string; status: string }[]> => {
      const { body } = await ask('GET', '/api/rest/payouts?range=[0,99]', { token });
      return Array.isArray(body) ? body : [];
    },
    /** Gives the fixtures' third admin full access, because a new account approves nothing; returns the token. */
    secondAdmin: async (token: string): Promise<string> => {
      await ask('PUT', '/api/rest/admin-users/3', { token, body: { role: '1' } });
      return adminToken(server, 3);
    },
  };
}
