import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  ENDPOINTS,
  EXAMPLE_LANGUAGES,
  type ExampleLanguage,
  getApiReference,
  KEY_CALLS,
  type KeyCall,
  SIGNATURE_CHECKS,
  writeExample,
} from '@marketplace/shared/api';
import { RESOURCES } from '@marketplace/shared/resources';
import { API_SCOPES } from '@marketplace/shared/schema';
import { Webhook as Signer } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { describeKeyCalls } from '../../system/apiReference';

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

const isRunnable = {
  curl:
    (await isInstalled('curl')) &&
    (await run('openssl', ['version']).then(
      () => true,
      () => false,
    )),
  javascript: true,
  python: await isInstalled('python3'),
} as const;

const languages = EXAMPLE_LANGUAGES.filter((language) => isRunnable[language]);

async function runExample(
  language: ExampleLanguage,
  example: string,
  env: Readonly<Record<string, string>>,
): Promise<unknown> {
  const [command, ...args] = COMMANDS[language];
  const { stdout } = await run(command, [...args, example], { env: { ...process.env, ...env } });
  return JSON.parse(stdout);
}

async function post(path: string, body: object, token: string) {
  const answer = await server.ask('POST', path, { token, body });
  expect(answer.status).toBe(200);
  return Object(answer.body);
}

const keys = new Map<string, Promise<string>>();

async function makeKey(mode: string, token: string): Promise<string> {
  const body = { name: 'Docs', mode, scopes: API_SCOPES };
  return (await post('/api/partner/api-keys', body, token)).key;
}

/** Returns a key of the call's mode, and the id of a record that the call names. */
async function prepare({ id, path }: KeyCall): Promise<{ API_KEY: string; ID: string }> {
  const token = await partnerToken(server);
  const isSandbox = path.includes('/sandbox/');
  const mode = isSandbox ? 'sandbox' : 'live';
  if (!keys.has(mode)) keys.set(mode, makeKey(mode, token));
  const API_KEY = (await keys.get(mode)) ?? '';
  if (!path.includes('{id}')) return { API_KEY, ID: '' };
  const made = await post('/api/partner/prospects', { product: 'gold_loan' }, API_KEY);
  if (id === 'moveSandboxLink') return { API_KEY, ID: made.data.id };
  if (isSandbox)
    await post(
      `/api/partner/sandbox/prospects/${made.data.id}/stage`,
      { stage: 'applied' },
      API_KEY,
    );
  const resource = path.split('/')[isSandbox ? 4 : 3];
  const list = `/api/rest/${resource}?range=[0,0]`;
  const { body: rows } = await server.ask('GET', list, { token: isSandbox ? API_KEY : token });
  return { API_KEY, ID: Object(rows)[0].id };
}

test.for(languages.flatMap((language) => describeKeyCalls().map((call) => ({ language, call }))))(
  'the example $call.id in $language runs as it is written',
  async ({ language, call }) => {
    // One customer becomes a lead for a product once.
    const mobile = `98110000${languages.indexOf(language)}0`;
    const example = writeExample(server.url(), call, language).replace('9811000000', mobile);
    const answer = await runExample(language, example, await prepare(call));
    const isList = call.id.startsWith('list');
    expect(Array.isArray(answer)).toBe(isList);
    const field = call.id === 'getPartnerLedger' ? 'lines' : 'id';
    const record = isList ? { id: '' } : (Object(answer).data ?? answer);
    expect(record).toHaveProperty(field);
  },
);

test('the reference has every call that a key may make, with its fields', async () => {
  const calls = ENDPOINTS.filter(({ scope }) => scope !== undefined).map(({ id }) => id);
  const lists = RESOURCES.filter(({ scope }) => scope !== undefined);
  expect(KEY_CALLS).toHaveLength(calls.length + 2 * lists.length);
  const token = await partnerToken(server);
  const { body } = await server.ask('GET', getApiReference.path, { token });
  const { data }: { data: KeyCall[] } = Object(body);
  expect(data.map(({ id }) => id)).toEqual(KEY_CALLS);
  const [make, list] = data;
  expect(make).toMatchObject({
    method: 'POST',
    path: '/api/partner/prospects',
    scope: 'links:write',
  });
  expect(make?.body).toContainEqual(
    expect.objectContaining({ name: 'product', type: 'string', required: true }),
  );
  expect(make?.answer.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['data.id', 'data.stage', 'link']),
  );
  expect(list?.parameters.map(({ name }) => name)).toEqual(['sort', 'range', 'filter']);
  expect(list?.answer.map(({ name }) => name)).toContain('stage');
});

const CALLS: Readonly<Record<ExampleLanguage, string>> = {
  curl: '',
  javascript: `
const { ID, TIMESTAMP, SIGNATURE, BODY } = process.env;
const headers = { 'webhook-id': ID, 'webhook-timestamp': TIMESTAMP, 'webhook-signature': SIGNATURE };
console.log(isSigned(headers, BODY));`,
  python: `
names = {"webhook-id": "ID", "webhook-timestamp": "TIMESTAMP", "webhook-signature": "SIGNATURE"}
headers = {name: os.environ[variable] for name, variable in names.items()}
print(str(is_signed(headers, os.environ["BODY"])).lower())`,
};

test.for(languages)(
  'the check of a signature in %s knows a right one from a wrong one',
  async (language) => {
    const secret = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`;
    const at = new Date();
    const BODY = '{"type":"test","data":{"name":"आशा"}}';
    const sign = (key: string) => new Signer(key).sign('event-1', at, BODY);
    const other = sign(`whsec_${Buffer.from('another one, no relation').toString('base64')}`);
    const check = (env: Readonly<Record<string, string>>) =>
      runExample(language, SIGNATURE_CHECKS[language] + CALLS[language], {
        WEBHOOK_SECRET: secret,
        ID: 'event-1',
        TIMESTAMP: String(Math.floor(at.getTime() / 1000)),
        BODY,
        ...env,
      });
    expect(await check({ SIGNATURE: `${other} ${sign(secret)}` })).toBe(true);
    expect(await check({ SIGNATURE: other })).toBe(false);
    expect(await check({ SIGNATURE: sign(secret), BODY: BODY.replace('test', 'best') })).toBe(
      false,
    );
  },
);
