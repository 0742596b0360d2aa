import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partnerSchema } from '@marketplace/shared/schema';
import express from 'express';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../auth/sessions';
import { LoginThrottle } from '../../auth/loginThrottle';
import { createMemoryCounter } from '../../store/requestCounter';
import { createFileStore } from '../../store/fileStore';
import { PasswordHasher } from '../../auth/passwords';
import { readConfig } from '../../config';
import type { Context, Store } from '../../context';
import { partnerView } from '../../data/views';
import { handleErrors } from '../../middleware/errors';
import { openStore } from '../../seed/openStore';
import { buildRestPaths } from '../system/restPaths';
import { createRecordWriter } from './recordWriter';
import { restRouter } from './restRouter';
import type { ServedResource } from './table';
import { servedResources } from './table';

const fields = partnerSchema.omit(['id']);

/** The contract's resources, with partners writable by role 1. */
const resources: readonly ServedResource[] = servedResources.map((resource) =>
  resource.name === 'partners'
    ? {
        ...resource,
        write: [1],
        writes: ['create', 'update', 'delete'],
        table: {
          ...resource.table,
          writer: createRecordWriter({
            collection: 'partners',
            created: fields,
            updated: fields.partial(),
            view: partnerView,
            toRecord: async (partner) => partner,
            toPatch: async (patch) => patch,
          }),
        },
      }
    : resource,
);

const dataDir = mkdtempSync(join(tmpdir(), 'writer-'));
let store: Store;
let server: Server;
const tokens: Record<1 | 2, string> = { 1: '', 2: '' };

beforeAll(async () => {
  const config = { ...readConfig({}), dataDir };
  const log = pino({ level: 'silent' });
  const opened = await openStore(config, () => ({}), log);
  ({ store } = opened);
  const fresh = () => ({});
  const context: Context = {
    ...opened,
    config,
    log,
    fresh,
    createCounter: createMemoryCounter,
    wakeWebhooks: () => undefined,
    files: createFileStore(store, dataDir),
    loginThrottle: new LoginThrottle(store),
    passwords: new PasswordHasher('demo'),
  };
  for (const role_id of [1, 2] as const) {
    const holder = { user_id: null, account_id: role_id, role_id, partner_id: null };
    tokens[role_id] = await store.tx((writer) =>
      startSession(writer, config.sessionLimits, { area: 'admin', holder, device: '' }),
    );
  }
  const app = express().use('/api/rest', restRouter(context, resources), handleErrors(log));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(
  method: string,
  path: string,
  body?: object,
  role: 1 | 2 = 1,
): Promise<{ status: number; body: unknown }> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}/api/rest/partners${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[role]}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const partner = {
  name: 'NEWBRAND',
  title: 'New Brand',
  url_segment: 'newbrand',
  revenue_percent: 2.5,
  revenue_flat_fee: null,
  utm_id: 'new',
  status: 1,
};

test('a resource that is declared writable accepts writes', () => {
  const paths = buildRestPaths(resources);
  expect(Object.keys(Object(paths['/api/rest/partners']))).toEqual(['get', 'post']);
  expect(Object.keys(Object(paths['/api/rest/partners/{id}']))).toEqual(['get', 'put', 'delete']);
  expect(Object.keys(Object(paths['/api/rest/leads/{id}']))).toEqual(['get']);
});

test('its records are created, updated by merging and removed', async () => {
  const created = await ask('POST', '', partner);
  expect(created).toMatchObject({ status: 201, body: { ...partner, version: 1 } });
  const path = `/${Object(created.body).id}`;
  const update = { utm_id: 'newer', version: 1 };
  expect(await ask('PUT', path, update)).toMatchObject({
    status: 200,
    body: { ...partner, utm_id: 'newer', version: 2 },
  });
  expect(await ask('PUT', path, update)).toMatchObject({
    status: 409,
    body: { current: { utm_id: 'newer', version: 2 } },
  });
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('PUT', path, { utm_id: 'gone' })).status).toBe(404);
});

test('a write has to match its schema', async () => {
  expect(await ask('POST', '', { ...partner, revenue_percent: 101 })).toMatchObject({
    status: 422,
    body: { errors: { revenue_percent: expect.any(String) } },
  });
  expect(await ask('POST', '', { ...partner, colour: 'red' })).toMatchObject({
    status: 422,
    body: { errors: { colour: expect.any(String) } },
  });
  expect(await ask('PUT', '/1', { version: 0 })).toMatchObject({
    status: 422,
    body: { errors: { version: expect.any(String) } },
  });
});

test('a role without the right to write is refused', async () => {
  expect((await ask('POST', '', partner, 2)).status).toBe(403);
  expect((await ask('PUT', '/1', {}, 2)).status).toBe(403);
  expect((await ask('DELETE', '/1', undefined, 2)).status).toBe(403);
});
