import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startServer } from '@marketplace/mock-server';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  ensurePostgres,
  type Programs,
  getPostgresUser,
  initPostgres,
  makePostgresFolder,
  startPostgres,
} from './debianPostgres';

const programs = ensurePostgres();

const KEYS = { DATA_KEY: 'd'.repeat(32), AUDIT_KEY: 'a'.repeat(32) };

/** The code blocks of the section of the document about backups, in their order. */
const BLOCKS = (
  readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
    .split('\n## ')
    .find((section) => section.startsWith('Back up and restore')) ?? ''
)
  .split('```')
  .filter((_, place) => place % 2 === 1)
  .map((block) => block.replace(/^\w+\n/u, ''));

interface Product {
  addFaq(question: string): Promise<void>;
  /** Reads the questions of all FAQs, and whether the audit log verifies. */
  read(): Promise<{ readonly questions: readonly string[]; readonly audit: unknown }>;
  close(): Promise<void>;
}

/** Starts the product on a database, signed in as an admin. */
async function startProduct(url: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recovery-'));
  const env = {
    ...KEYS,
    SEED_USERS: '5',
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'demo',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
  };
  const server = await startServer({ port: 0, dataDir, pages: 'none', env });
  onTestFinished(() => server.close());
  const isReady = async () => (await fetch(`${server.url}/api/ready`)).status;
  await expect.poll(isReady, { timeout: 20_000 }).toBe(200);
  let token = '';
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${server.url}${path}`, sent);
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return answer.json();
  };
  const account = { email: 'admin@demo.in', password: 'Admin@123' };
  token = String(Object(await ask('POST', '/api/admin/login', account)).token);
  return {
    async addFaq(question) {
      await ask('POST', '/api/rest/faqs', {
        question_en: question,
        question_hi: question,
        answer_en: 'Yes.',
        answer_hi: 'हाँ।',
        audience: 'dsa',
        position: 90,
        active: 1,
      });
    },
    async read() {
      const faqs = await ask('GET', '/api/rest/faqs?range=[0,99]');
      return {
        questions: Array.from(Object(faqs), (faq) => String(Object(faq).question_en)),
        audit: await ask('GET', '/api/audit-log/verification'),
      };
    },
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

const isIntact = { data: { valid: true, broken_at: null } };

test('the document has the commands that follow', () => expect(BLOCKS).toHaveLength(5));

function onPostgres(programs: Programs): void {
  const folder = makePostgresFolder();
  const [dump = '', restore = '', settings = '', base = '', goBack = ''] = BLOCKS;
  /** Puts the test's folders in the place of the document's. */
  const here = (text: string): string =>
    text.replaceAll('/backups', join(folder, 'backups')).replaceAll('/data', folder);
  const run = (commands: string, env: Record<string, string> = {}): string =>
    execFileSync('sh', ['-euc', here(commands)], {
      ...getPostgresUser(),
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { PATH: [programs.folder, process.env['PATH']].join(delimiter), ...env },
    });

  beforeAll(() => () => rmSync(folder, { recursive: true, force: true }));

  test('a dump and a moment between two changes come back, with a log that verifies', async () => {
    run('mkdir -p /backups/wal /data/live');
    const live = join(folder, 'live');
    expect(initPostgres(programs, live)).toBeUndefined();
    const lines = here(settings).split('\n').filter(Boolean);
    const archived = lines.map((line) => line.replace(/ = /u, '=').replace(/='(.*)'$/u, '=$1'));
    const first = await startPostgres(programs, live, archived);
    if (!first) throw new Error('PostgreSQL did not start.');
    const product = await startProduct(first.url);
    await product.addFaq('Before the copies?');
    run(dump, { DATABASE_URL: first.url });
    run(base, { DATABASE_URL: first.url });
    await product.addFaq('Before the mistake?');
    const moment = run('psql "$DATABASE_URL" -Atc "select clock_timestamp()"', {
      DATABASE_URL: first.url,
    }).trim();
    await product.addFaq('The mistake?');
    expect((await product.read()).questions).toContain('The mistake?');
    await product.close();

    const restored = withDatabase(first.url, 'restored');
    run(restore, { DATABASE_URL: first.url, RESTORED_URL: restored });
    const copy = await startProduct(restored);
    const copied = await copy.read();
    await copy.close();
    expect(copied.questions).toContain('Before the copies?');
    expect(copied.questions).not.toContain('Before the mistake?');
    expect(copied.audit).toMatchObject(isIntact);
    // An orderly end archives the last changes, too.
    await first.stop();

    run(goBack.replace(/recovery_target_time = .*/u, `recovery_target_time = '${moment}'`));
    const second = await startPostgres(programs, join(folder, 'restored'), archived);
    if (!second) throw new Error('The restored PostgreSQL did not start.');
    onTestFinished(() => second.stop());
    const back = await startProduct(second.url);
    const there = await back.read();
    await back.close();
    expect(there.questions).toContain('Before the mistake?');
    expect(there.questions).not.toContain('The mistake?');
    expect(there.audit).toMatchObject(isIntact);
  });
}

if (programs) onPostgres(programs);
