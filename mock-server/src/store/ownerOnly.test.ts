import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newAdminToken, newPartnerToken } from '../testing/signIn';
import { testServer } from '../testing/startTestServer';

const server = testServer({ TEST_TOOLS: 'on' });
const { ask } = server;

/** All files and folders of the data folder, with the bits that others have of them. */
function listEntries(path = server.dataDir()): { path: string; isFile: boolean; others: number }[] {
  const { mode } = statSync(path);
  const isFile = !statSync(path).isDirectory();
  const below = isFile ? [] : readdirSync(path).flatMap((name) => listEntries(join(path, name)));
  return [{ path, isFile, others: mode & 0o077 }, ...below];
}

const findReadable = () => listEntries().filter(({ others }) => others !== 0);

/** The secrets that stand in a file of the data folder. */
function findInFiles(secrets: readonly string[]): string[] {
  const files = listEntries().filter(({ isFile }) => isFile);
  return files.flatMap(({ path }) => {
    if (!existsSync(path)) return [];
    const text = readFileSync(path, 'latin1');
    return secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => `${secret} in ${path}`);
  });
}

/** Codes alone, links, and what follows "password", of every message that was sent. */
async function readSentSecrets(): Promise<string[]> {
  const { body } = await ask('GET', '/dev/outbox');
  const messages: { text: string; code?: string }[] = Array.isArray(body) ? body : [];
  expect(messages.length).toBeGreaterThan(3);
  return messages.flatMap(({ text, code }) => [
    ...(code === undefined ? [] : [`"${code}"`, ` ${code}`]),
    ...(text.match(/https?:\/\/\S+[A-Za-z0-9]/gu) ?? []).flatMap((link) =>
      link.split('/').slice(-1),
    ),
    ...(text.match(/(?<=password[^:]*: )\S+/gu) ?? []),
  ]);
}

/** Has a sign-in code, an invitation, a first password and a new one sent, and takes a snapshot. */
async function causeSecrets(): Promise<void> {
  const call = async (path: string, body: object, token = '') => {
    const answer = await ask('POST', path, { body, ...(token && { token }) });
    expect({ path, isDone: answer.status < 300, ...answer }).toMatchObject({ path, isDone: true });
    return answer;
  };
  await call('/api/send-otp', { contact: '9876543210' });
  const partner = await newPartnerToken(server);
  const person = { name: 'Asha Rao', email: 'asha@example.in', role: 'viewer' };
  await call('/api/partners/1/users', person, partner);
  const admin = await newAdminToken(server);
  const account = { name: 'Ravi Das', email: 'ravi@example.in', role: '3', status: 1 };
  const made = await call('/api/rest/admin-users', account, admin);
  await call('/api/admin/reset-password', { account_id: Object(made.body).id }, admin);
  await call('/dev/snapshots', { name: 'before' });
}

test('no file of the data folder shows a code, link or password, and the outbox does, also after a restart', async () => {
  await causeSecrets();
  const secrets = await readSentSecrets();
  expect(secrets.length).toBeGreaterThan(4);
  expect(findInFiles(secrets)).toEqual([]);
  await server.restart();
  expect(findInFiles(secrets)).toEqual([]);
  expect(await readSentSecrets()).toEqual(secrets);
  expect((await ask('POST', '/dev/snapshots', { body: { restore: 'before' } })).status).toBe(200);
  expect(await readSentSecrets()).toEqual(secrets);
});

test('all that the data folder holds is its owner’s alone; what was not becomes so at the start', async () => {
  expect(findReadable()).toEqual([]);
  for (const { path, isFile } of listEntries()) chmodSync(path, isFile ? 0o644 : 0o755);
  expect(findReadable()).not.toEqual([]);
  await server.restart();
  expect(findReadable()).toEqual([]);
});
