import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { adminToken } from '../../../../testing/signIn';
import type { Answer } from '../../../../testing/startTestServer';
import { testServer } from '../../../../testing/startTestServer';

const server = testServer();

function workbook(): File {
  const header = ['application_id', 'status', 'status_date', 'remarks'];
  const row = ['11111111-1111-4111-8111-111111111111', 'approved', '2026-01-05', 'ok'];
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([header, ...Array.from({ length: 20 }, () => row)]);
  utils.book_append_sheet(book, sheet, 'Sheet');
  const bytes: Uint8Array<ArrayBuffer> = new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx' }),
  );
  return new File([bytes], 'a.xlsx');
}

test('two workbooks are read at a time; other uploads get 429 with the time to wait', async () => {
  const token = await adminToken(server);
  const file = workbook();
  const upload = (): Promise<Answer> => {
    const body = new FormData();
    body.set('image_name', file);
    return server.ask('POST', '/api/upload-application-status-file', { token, body });
  };
  const answers = await Promise.all(Array.from({ length: 6 }, upload));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 429, 429, 429, 429,
  ]);
  for (const { headers, body } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body).toEqual({ message: expect.any(String) });
  }
  expect((await upload()).status).toBe(200);
});
