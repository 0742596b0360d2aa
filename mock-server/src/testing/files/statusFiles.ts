import { beforeAll } from 'vitest';
import { getIndianToday } from '../../data/indianDay';
import { adminToken, getText } from '../signIn';
import type { Answer, TestServer } from '../startTestServer';

export interface Application {
  readonly id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly status: string;
  readonly status_date: string;
  readonly amount: number;
  readonly disbursed_amount: number | null;
  readonly created_at: string;
}

interface Row {
  readonly of: Application;
  readonly status: string;
  readonly date?: string;
  readonly amount?: string;
}

interface UploadOptions {
  readonly token?: string;
  /** Whether to request the confirmation of a second admin. */
  readonly confirm?: boolean;
  readonly withAmount?: boolean;
}

/** Builds a status file of the rows, dated today unless a row has a date. */
function buildStatusFile(rows: readonly Row[], withAmount = false): FormData {
  const header = `application_id,status,status_date,remarks${withAmount ? ',amount' : ''}`;
  const lines = rows.map(({ of, status, date = getIndianToday(), amount = '' }) =>
    [of.id, status, date, 'as told', ...(withAmount ? [amount] : [])].join(','),
  );
  const body = new FormData();
  body.set('image_name', new File([[header, ...lines].join('\n')], 'told.csv'));
  return body;
}

/** Uploads status files for the tests of one file. */
export function createStatusFileActions(server: TestServer) {
  const { ask } = server;
  /** Unused applications by status. */
  const unused = new Map<string, Application[]>();
  /** Tokens of two admins with full access, and one with role 2. */
  const tokens = { first: '', second: '', reporter: '' };
  beforeAll(async () => {
    tokens.first = await adminToken(server);
    tokens.reporter = await adminToken(server, 2);
    const token = tokens.first;
    const { body } = await ask('GET', '/api/rest/applications?range=[0,999]', { token });
    const rows: Application[] = Array.isArray(body) ? body : [];
    for (const row of rows) unused.set(row.status, [...(unused.get(row.status) ?? []), row]);
    // Gives the fixtures' third admin full access.
    await ask('PUT', '/api/rest/admin-users/3', { token, body: { role: '1' } });
    const account = { email: 'telecalling@demo.in', password: 'Admin@123' };
    tokens.second = getText(await ask('POST', '/api/admin/login', { body: account }), 'token');
  });
  return {
    tokens,
    /** Takes an application of the status that no other test uses. */
    take: (status: string): Application => {
      const found = unused.get(status)?.pop();
      if (!found) throw new Error(`No ${status} application is left`);
      return found;
    },
    upload: (
      rows: readonly Row[],
      { token = tokens.first, confirm = false, withAmount = false }: UploadOptions = {},
    ): Promise<Answer> =>
      ask('POST', `/api/upload-application-status-file${confirm ? '?confirmation=request' : ''}`, {
        token,
        body: buildStatusFile(rows, withAmount),
      }),
    read: async ({ id }: Application): Promise<Application> =>
      Object((await ask('GET', `/api/rest/applications/${id}`, { token: tokens.first })).body),
  };
}
