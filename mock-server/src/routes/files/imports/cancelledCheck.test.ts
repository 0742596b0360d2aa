import { request } from 'node:http';
import { utils, write } from '@e965/xlsx';
import { importColumnNames } from '@marketplace/shared/resources';
import { expect, test } from 'vitest';
import { createImportActions } from '../../../testing/files/importFiles';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { check } = createImportActions(server, 'mis');

/** A workbook, which takes the server some time to read. */
async function workbook(): Promise<{ readonly type: string; readonly body: Buffer }> {
  const book = utils.book_new();
  const rows = [importColumnNames('mis'), ['A-NONE-NONE', 1000, '2026-01-05', '']];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet');
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx' });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('no workbook');
  const form = new FormData();
  form.set('image_name', new File([bytes], 'cancelled.xlsx'));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await sent.arrayBuffer()) };
}

test('a check that is cancelled after the upload leaves no import', async () => {
  const token = await adminToken(server);
  const { type, body } = await workbook();
  const { port } = new URL(server.url());
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': type,
    'content-length': body.length,
  };
  const path = '/api/imports?kind=mis&mapping=0,1,2,3';
  await new Promise<void>((resolve) => {
    const call = request({ port, path, method: 'POST', headers });
    call.once('error', () => undefined);
    call.once('close', () => resolve());
    call.end(body, () => call.destroy());
  });
  // A second workbook takes as long to read as the first one.
  const second = await fetch(server.url() + path, {
    method: 'POST',
    headers: { authorization: headers.authorization, 'content-type': type },
    body: new Uint8Array(body),
  });
  expect(second.status).toBe(200);
  await check([['A-NONE-NONE', 1000, '2026-01-05', '']], token);
  const { body: imports } = await server.ask('GET', '/api/rest/imports?range=[0,9]', { token });
  expect(imports).toHaveLength(2);
});
