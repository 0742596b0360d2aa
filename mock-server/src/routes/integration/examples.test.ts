import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  EXAMPLE_CALLS,
  EXAMPLE_LANGUAGES,
  type ExampleLanguage,
  writeExample,
} from '@marketplace/shared/api';
import { expect, test } from 'vitest';
import { partnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const run = promisify(execFile);
const server = testServer();

/** How each language runs an example. */
const COMMANDS: Readonly<Record<ExampleLanguage, readonly [string, ...string[]]>> = {
  curl: ['sh', '-c'],
  javascript: [process.execPath, '--input-type=module', '-e'],
  python: ['python3', '-c'],
};

async function isInstalled(command: string): Promise<boolean> {
  return run(command, ['--version']).then(
    () => true,
    () => false,
  );
}

async function makeKey(): Promise<string> {
  const { body } = await server.ask('POST', '/api/partner/api-keys', {
    token: await partnerToken(server),
    body: { name: 'Docs', mode: 'live', scopes: ['links:write', 'links:read', 'leads:read'] },
  });
  return String(Object(body).key);
}

const isRunnable = {
  curl: await isInstalled('curl'),
  javascript: true,
  python: await isInstalled('python3'),
} as const;

test.for(
  EXAMPLE_LANGUAGES.filter((language) => isRunnable[language]).flatMap((language) =>
    EXAMPLE_CALLS.map((call) => ({ language, call })),
  ),
)('the example $call.id in $language runs as it is written', async ({ language, call }) => {
  const [command, ...args] = COMMANDS[language];
  const example = writeExample(server.url(), call, language);
  const { stdout } = await run(command, [...args, example], {
    env: { ...process.env, API_KEY: await makeKey() },
  });
  const answer: unknown = JSON.parse(stdout);
  expect(Array.isArray(answer)).toBe(call.method === 'GET');
  expect(answer).not.toHaveProperty('message');
});
