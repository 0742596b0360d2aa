import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { measureLongestStall } from '../../../testing/longestStall';
import { adminToken } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

// The check of each answer takes as long as the answer, which would count as the server's.
const server = testServer({ CHECK_ANSWERS: 'off' });
let token = '';

beforeAll(async () => {
  token = await adminToken(server);
});

/** The body of an upload, made before time is taken: that work is the browser's. */
function formWith(bytes: Uint8Array | string, name: string): Promise<Blob> {
  const form = new FormData();
  form.set(
    'image_name',
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name),
  );
  return new Response(form).blob();
}

const upload = (body: Blob): Promise<Answer> =>
  server.ask('POST', '/api/upload-application-status-file', { token, body });

const header = 'application_id,status,status_date,remarks\n';
const row = '11111111-1111-4111-8111-111111111111,approved,2026-01-05,ok\n';

/** A ZIP file with one entry that declares any size. */
function zip(name: string, content: Uint8Array, saidSize = 10): Buffer {
  const packed = deflateRawSync(content, { level: 1 });
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(saidSize, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(saidSize, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

const refusal = { message: expect.any(String) };

describe('hostile files', () => {
  test.each<[string, () => Uint8Array | string, string, number]>([
    ['50,000 rows', () => header + row.repeat(50_000), 'a.csv', 413],
    ['10 MB in one cell', () => `${header}${'a'.repeat(10_000_000)},b,c,d\n`, 'a.csv', 422],
    ['10 MB of commas', () => header + ','.repeat(10_000_000), 'a.csv', 422],
    ['more than 10 MB', () => header + 'a'.repeat(10_600_000), 'a.csv', 413],
    ['a quote that never ends', () => `${header}"${row.repeat(20_000)}`, 'a.csv', 422],
    ['NUL characters', () => `${header}\0\0\0`, 'a.csv', 422],
    ['a workbook named as text', () => zip('xl/workbook.xml', Buffer.from('<a/>')), 'a.csv', 422],
    ['text named as a workbook', () => header + row, 'a.xlsx', 422],
    ['a program', () => Buffer.from('MZ\u0090\0', 'latin1'), 'a.xls', 422],
    [
      'random bytes behind a right start',
      () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000, 7)]),
      'a.xlsx',
      422,
    ],
    [
      'a bomb',
      () => zip('xl/worksheets/sheet1.xml', Buffer.alloc(70_000_000, 0x20)),
      'a.xlsx',
      422,
    ],
    ['a workbook that is none', () => zip('hello.txt', Buffer.from('hello')), 'a.xlsx', 422],
    ['a page', () => '<html><script>alert(1)</script>', 'a.html', 422],
    ['nothing', () => '', 'a.csv', 422],
  ])('%s', async (_, make, name, status) => {
    const body = await formWith(make(), name);
    let answer: Answer | undefined;
    const stall = await measureLongestStall(async () => {
      answer = await upload(body);
    });
    expect(answer).toMatchObject({ status, body: refusal });
    expect(stall).toBeLessThan(200);
  });

  test('20,000 unknown rows are reported row by row, and other requests are served meanwhile', async () => {
    const rows = row.replace('1111-', '1112-').repeat(20_000);
    const body = await formWith(header + rows, 'a.csv');
    let answer: Answer | undefined;
    const stall = await measureLongestStall(async () => {
      answer = await upload(body);
    });
    expect(answer).toMatchObject({ status: 200, body: { rowsUpdated: 0 } });
    expect(stall).toBeLessThan(200);
  });

  test('formulas are read as text', async () => {
    const path = '/api/rest/applications?range=[0,0]&filter={"status":"in_review"}';
    const { body } = await server.ask('GET', path, { token });
    const { id } = Object(body)[0];
    const formula = `=HYPERLINK(""http://x"")`;
    const rows = `${id},approved,${getIndianToday()},"${formula}"\n=1+1,@SUM(1),-1,+1\n`;
    const answer = await upload(await formWith(header + rows, 'a.csv'));
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('=1+1');
    const after = await server.ask('GET', `/api/rest/applications/${id}`, { token });
    expect(JSON.stringify(after.body)).toContain('HYPERLINK');
  });
});
