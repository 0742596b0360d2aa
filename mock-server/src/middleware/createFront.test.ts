import { FIRST_ESTIMATE } from '@marketplace/shared/lending';
import { expect, test } from 'vitest';
import { startServer } from '../server';
import { adminToken } from '../testing/signIn';
import { testServer } from '../testing/startTestServer';
import { createRemoteSource } from '../pages/remoteSource';

const behind = testServer();
const inFront = testServer({ API_URL: () => behind.url() });

test('calls, pictures and testers’ pages are proxied to the API server', async () => {
  const token = await adminToken(inFront);
  const here = await inFront.ask('GET', '/api/get-lenders-data', { token });
  const there = await behind.ask('GET', '/api/get-lenders-data', { token });
  expect(here).toMatchObject({ status: 200, body: there.body });
  const picture = new FormData();
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  picture.set('image_name', new File([png], 'a.png'));
  const sent = await inFront.ask('POST', '/api/s3-upload-file', { token, body: picture });
  const served = await fetch(inFront.url() + String(Object(sent.body).file));
  expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  expect(await inFront.ask('GET', '/dev/outbox')).toMatchObject({ status: 200, body: [] });
});

test('the API server supplies partners and lenders’ terms; without it the calls reject', async () => {
  const source = createRemoteSource(behind.url());
  expect(await source.partnerNamed('CampusID')).toMatchObject({ name: 'CAMPUSID' });
  expect(await source.partnerNamed('nobody')).toBeUndefined();
  const shown = { all: false, language: 'hi' } as const;
  expect(await source.loanEstimate(FIRST_ESTIMATE, shown)).toMatchObject({
    amount: 3_00_000,
    lenders: 13,
    asked: expect.arrayContaining([expect.objectContaining({ name: 'कावेरी नेशनल' })]),
  });
  const gone = createRemoteSource('http://127.0.0.1:9');
  await expect(gone.partnerNamed('CampusID')).rejects.toThrow('fetch failed');
  await expect(gone.loanEstimate(FIRST_ESTIMATE, shown)).rejects.toThrow('fetch failed');
});

test('error responses are passed on unchanged', async () => {
  const body = { email: 'admin@demo.in', password: 'wrong' };
  expect(await inFront.ask('POST', '/api/admin/login', { body })).toMatchObject({
    status: 401,
    body: { message: expect.any(String) },
  });
  expect((await inFront.ask('POST', '/api/admin/login', { body: '{' })).status).toBe(400);
  expect((await fetch(`${inFront.url()}/admin`)).status).toBe(404);
});

test('an unreachable server gives a 502 in JSON', async () => {
  const alone = await startServer({
    port: 0,
    pages: 'none',
    env: { API_URL: 'http://127.0.0.1:9' },
  });
  const answer = await fetch(`${alone.url}/api/health`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
  await alone.close();
});

test.each(['nonsense', 'ftp://x', 'http://127.0.0.1:9/api'])('API_URL=%s is refused', (url) =>
  expect(startServer({ port: 0, pages: 'none', env: { API_URL: url } })).rejects.toThrow('API_URL'),
);
