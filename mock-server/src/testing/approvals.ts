import { getData, type TestServer } from './startTestServer';
import { adminToken } from './signIn';
import type { Answer } from './startTestServer';

/** All kinds of changes need a second admin. */
export const ALL_CONTROLLED = {
  partner_share: 1,
  payout_account: 1,
  commission: 1,
  criteria: 1,
  deletion: 1,
};

/** Returns the id of the approval that a change waits for. */
export const getPendingId = ({ body }: Answer): string => String(Object(body).pending_id);

/** Returns what tests of approvals need: two admins with full access, and one with role 2. */
export function createApprovalActions(server: TestServer) {
  const { ask } = server;
  const tokens = { first: '', second: '', reporter: '' };
  const get = (path: string, token = tokens.first): Promise<Answer> => ask('GET', path, { token });
  const post = (path: string, body: object, token = tokens.first): Promise<Answer> =>
    ask('POST', path, { token, body });
  const signIn = async (): Promise<void> => {
    tokens.first = await adminToken(server);
    tokens.second = await adminToken(server, 3);
    tokens.reporter = await adminToken(server, 2);
  };
  return {
    tokens,
    get,
    post,
    signIn,
    /** Gives the fixtures' third admin full access, and lets all changes need a second admin. */
    begin: async (): Promise<void> => {
      await signIn();
      await ask('PUT', '/api/rest/admin-users/3', { token: tokens.first, body: { role: '1' } });
      await signIn();
      const { status } = await post('/api/approval-settings', ALL_CONTROLLED);
      if (status !== 200) throw new Error(`The settings were answered with ${status}`);
    },
    approval: async (id: string) => getData(await get(`/api/approvals/${id}`)),
    decide: (id: string, body: object, token = tokens.second): Promise<Answer> =>
      post(`/api/approvals/${id}/decision`, { reason: '', ...body }, token),
    lender: async (id: number) => Object((await get(`/api/get-lender-data/${id}`)).body).lender,
    setIncome: (
      value: number,
      { id = 1, token, ...seen }: { id?: number; token?: string; version?: number } = {},
    ): Promise<Answer> => {
      const body = { lender_id: id, property: 'min_income', value, ...seen };
      return post('/api/update-lender-data', body, token);
    },
  };
}
