import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../testing/startTestServer';

const execute = promisify(execFile);
const server = testServer();
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../../..');

/** Runs a tool of the repository; rejects with its whole output. */
async function node(tool: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute(process.execPath, [join(root, 'node_modules', tool), ...args]);
    return stdout;
  } catch (error) {
    const { stdout, stderr } = Object(error);
    throw new Error(`${tool} failed: ${stdout}${stderr}`, { cause: error });
  }
}

/** A program by somebody who knows only the server's OpenAPI document. */
const program = `
import { ok } from '@oazapfts/runtime';
import { adminLogin, defaults, getLendersData, listApplications } from './client';

const [, , baseUrl = ''] = process.argv;
defaults.baseUrl = baseUrl;
const signIn = await ok(adminLogin({ email: 'admin@demo.in', password: 'Admin@123' }));
const role: 1 | 2 | 3 = signIn.role_id;
defaults.headers = { authorization: 'Bearer ' + signIn.token };
const { lenders } = await ok(getLendersData());
const applications = await ok(listApplications({ range: [0, 1] }));
const amounts: number[] = applications.map(({ amount }) => amount);
console.log(JSON.stringify({ role, lenders: lenders.length, rows: amounts.length }));
`;

let folder = '';
beforeAll(async () => {
  // Inside the repository, so that the client finds its packages.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'generated-client-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a client generated from the document compiles, signs in and reads lists', async () => {
  const document = join(folder, 'openapi.json');
  const { body } = await server.ask('GET', '/api/openapi.json');
  await writeFile(document, JSON.stringify(body));
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await node('oazapfts/dist/cli.js', document, join(folder, 'client.ts'));
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
  );
  await node('typescript/bin/tsc', '-p', folder);
  const answer = await node('tsx/dist/cli.mjs', join(folder, 'program.ts'), server.url());
  expect(JSON.parse(answer)).toEqual({ role: 1, lenders: 32, rows: 2 });
}, 30_000);
