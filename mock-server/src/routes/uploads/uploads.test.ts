import { expect, test } from 'vitest';
import { adminToken } from '../../testing/signIn';
import type { Answer } from '../../testing/startTestServer';
import { testServer } from '../../testing/startTestServer';

const server = testServer();

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(100),
]);

function form(bytes: Buffer, name: string, field = 'image_name'): FormData {
  const data = new FormData();
  data.set(field, new File([new Uint8Array(bytes)], name));
  data.set('path', '../../etc/passwd');
  return data;
}

const upload = async (body: FormData | string, role: 1 | 2 = 1): Promise<Answer> =>
  server.ask('POST', '/api/s3-upload-file', { token: await adminToken(server, role), body });

test('a picture is stored under a new name and served only as a picture', async () => {
  const answer = await upload(form(png, 'evil.svg.html'));
  expect(answer).toMatchObject({
    status: 200,
    body: { file: expect.stringMatching(/^\/uploads\/[\w-]+\.png$/u) },
  });
  const served = await fetch(server.url() + String(Object(answer.body).file));
  expect(served.status).toBe(200);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  await server.restart();
  expect((await fetch(server.url() + String(Object(answer.body).file))).status).toBe(200);
});

test.each([
  ['a script named as a picture', Buffer.from('<svg onload="alert(1)">'), 422],
  ['an empty file', Buffer.alloc(0), 422],
  ['more than 2 MB', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 413],
])('%s is refused', async (_, bytes, status) => {
  expect((await upload(form(bytes, 'a.png'))).status).toBe(status);
});

test('a wrong field, no file, no form and a broken form are refused', async () => {
  expect((await upload(form(png, 'a.png', 'other'))).status).toBe(422);
  expect((await upload(new FormData())).status).toBe(422);
  expect((await upload('{}')).status).toBe(415);
  const broken = await server.ask('POST', '/api/s3-upload-file', {
    token: await adminToken(server),
    body: '--x\r\nbroken',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(broken.status).toBe(400);
  expect((await upload(form(png, 'a.png'), 2)).status).toBe(403);
});

test.each(['/uploads/', '/uploads/..%2fdb.json', '/uploads/../db.json', '/uploads/nothing.png'])(
  '%s serves no file',
  async (path) => {
    expect((await fetch(server.url() + path)).status).toBeGreaterThanOrEqual(400);
  },
);
