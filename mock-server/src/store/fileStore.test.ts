import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../server';
import { createAsk } from '../testing/startTestServer';
import { onDatabase } from '../testing/stores/onDatabase';
import { testStores } from '../testing/stores/testDatabases';

const PNG_HEADER = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
/** A square image of 512 pixels, with what no other file holds. */
const png = Buffer.concat([
  Buffer.from(PNG_HEADER),
  Buffer.from('IHDR\x00\x00\x02\x00\x00\x00\x02\x00'),
  Buffer.from('a bank paper that only its readers see'),
]);

const toForm = (): FormData => {
  const form = new FormData();
  form.set('image_name', new File([new Uint8Array(png)], 'logo.png'));
  return form;
};

describe.each(testStores())('$name', ({ database }) => {
  test('a logo and an attachment are found by the next process, and by one of another machine on the same database', async () => {
    const place = database && onDatabase(database);
    const folders: string[] = [];
    onTestFinished(async () => {
      await place?.dispose();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const makeFolder = (): string => {
      const folder = mkdtempSync(join(tmpdir(), 'files-'));
      folders.push(folder);
      return folder;
    };
    const start = async (dataDir: string) => {
      const server = await startServer({
        port: 0,
        dataDir,
        pages: 'none',
        ...(place && { openStore: place.openStore }),
        env: {
          SEED_USERS: '5',
          LOG_LEVEL: 'silent',
          PASSWORD_COST: 'demo',
          RATE_LIMITS: 'off',
          DATA_KEY: 'the same key of all its machines',
        },
      });
      const ask = createAsk(() => server.url);
      const signIn = async (area: string) => {
        const body = {
          email: `${area}@demo.in`,
          password: `${area === 'admin' ? 'Admin' : 'Partner'}@123`,
        };
        return String(Object((await ask('POST', `/api/${area}/login`, { body })).body).token);
      };
      return { server, ask, token: await signIn('partner'), admin: await signIn('admin') };
    };
    const dataDir = makeFolder();
    const { server, ask, token } = await start(dataDir);
    const logo = await ask('POST', '/api/partner/brand/logos/square', { token, body: toForm() });
    const address = String(Object(logo.body).file);
    expect(address).toMatch(/^\/uploads\/p1-[\w-]+\.png$/u);
    const ticket = { kind: 'tech_support', subject: 'The portal is slow', text: 'Since today.' };
    const opened = await ask('POST', '/api/partner/tickets', { token, body: ticket });
    const { id } = Object(opened.body).data;
    const path = `/api/tickets/${id}/attachments`;
    const attached = await ask('POST', path, { token, body: toForm() });
    const messages: { id: string }[] = Object(attached.body).data.messages;
    const file = messages.at(-1)?.id;
    if (!place) await server.close();
    const next = await start(place ? makeFolder() : dataDir);
    const image = await fetch(next.server.url + address);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await image.arrayBuffer()).equals(png)).toBe(true);
    const { body } = await next.ask('GET', `${path}/${file}`, { token: next.admin });
    expect(Object(body).data).toMatchObject({ base64: png.toString('base64') });
    if (place) await server.close();
    await next.server.close();
    const names = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const holders = names
      .filter((entry) => entry.isFile())
      .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(png));
    expect(holders).toHaveLength(place ? 0 : 2);
  }, 120_000);
});
