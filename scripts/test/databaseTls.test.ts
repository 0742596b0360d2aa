import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@marketplace/mock-server';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import {
  ensurePostgres,
  getPostgresUser,
  initPostgres,
  makePostgresFolder,
  type Programs,
  type RunningPostgres,
  startPostgres,
} from './debianPostgres';

const KEY = { DATA_KEY: 'd'.repeat(32) };

const programs = ensurePostgres();

/** Makes a certificate for a host that signs itself. */
function makeCertificate(folder: string, host: string): void {
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', `${host}.key`, '-out', `${host}.crt`];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...name, ...files], {
    ...getPostgresUser(),
    cwd: folder,
    stdio: 'pipe',
  });
}

/** Starts a PostgreSQL that takes encrypted connections alone. */
async function startEncrypted(found: Programs, data: string): Promise<RunningPostgres> {
  expect(initPostgres(found, data)).toBeUndefined();
  for (const host of ['localhost', 'elsewhere.example']) makeCertificate(data, host);
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all all trust\nlocal all all trust\n');
  const files = [`ssl_cert_file=localhost.crt`, 'ssl_key_file=localhost.key'];
  const running = await startPostgres(found, data, ['ssl=on', 'fsync=off', ...files]);
  if (!running) throw new Error('PostgreSQL did not start.');
  return running;
}

async function onPostgres(found: Programs): Promise<void> {
  const data = makePostgresFolder();
  const postgres = await startEncrypted(found, data);
  afterAll(async () => {
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  });

  /** Starts the product, and returns the status of `/api/ready`. Rejects if the product ends at its start. */
  async function start(host: string, settings: Record<string, string>) {
    const dataDir = mkdtempSync(join(tmpdir(), 'tls-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const url = new URL(postgres.url);
    url.hostname = host;
    const env = {
      SEED_USERS: '3',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url.href,
      ...KEY,
      ...settings,
    };
    const server = await startServer({ port: 0, dataDir, pages: 'none', env });
    onTestFinished(() => server.close());
    return (await fetch(`${server.url}/api/ready`)).status;
  }
  const authority = (host: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'ca-')), 'ca.crt');
    copyFileSync(join(data, `${host}.crt`), file);
    return file;
  };

  const verify = (ca: string) => ({ DATABASE_TLS: 'verify', DATABASE_CA_FILE: authority(ca) });

  test.each([
    ['encrypted', { DATABASE_TLS: 'require' }],
    ['encrypted, with the certificate checked', verify('localhost')],
  ])('a database of encrypted connections serves who asks %s', async (_, settings) => {
    expect(await start('localhost', settings)).toBe(200);
  });

  test.each([
    ['without encryption', 'localhost', {}, /no encryption/u],
    ['at another host than the certificate’s', '127.0.0.1', verify('localhost'), /altnames/u],
    ['by another authority', 'localhost', verify('elsewhere.example'), /self-signed/u],
    ['by no known authority', 'localhost', { DATABASE_TLS: 'verify' }, /self-signed/u],
  ])('a server does not start on a database asked %s', async (_, host, settings, reason) => {
    await expect(start(host, settings)).rejects.toThrow(reason);
  });
}

if (programs) await onPostgres(programs);
