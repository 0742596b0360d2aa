import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const other = 'second@demo.in';

const looks = {
  name: 'Saffron Credit',
  name_hi: 'केसर क्रेडिट',
  title: 'Money for your shop',
  title_hi: 'आपकी दुकान के लिए पैसे',
  logo: '',
  logo_wide: '',
  font_family: 'Georgia',
  primary: '#FFE600',
  secondary: '#101010',
};

const brandPath = '/api/partner/brand';

async function readState(token?: string): Promise<Record<string, unknown>> {
  const answer = await ask('GET', brandPath, { token: token ?? (await partnerToken(server)) });
  expect(answer.status).toBe(200);
  return Object(answer.body).data;
}

async function save(changes: object, token?: string) {
  const own = token ?? (await partnerToken(server));
  const { version } = await readState(own);
  return ask('POST', brandPath, { token: own, body: { ...looks, version, ...changes } });
}

const publicBrand = async (name: string): Promise<unknown> =>
  Object((await ask('GET', `/api/get-partner-by-name/${name}`)).body).data.brand;

async function actAsPartner(write: boolean): Promise<string> {
  const started = await ask('POST', '/api/partner/masquerade', {
    token: await adminToken(server),
    body: { partner_id: 1, reason: 'Help with the brand', write },
  });
  return String(Object(started.body).token);
}

/** A PNG whose header names its size. */
function png(width: number, height: number): Blob {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Blob([bytes]);
}

async function upload(shape: string, file: Blob, token?: string) {
  const body = new FormData();
  body.set('image_name', file, 'logo.png');
  return ask('POST', `${brandPath}/logos/${shape}`, {
    token: token ?? (await partnerToken(server)),
    body,
  });
}

describe('a partner’s own brand', () => {
  test('changes the borrower’s page and the portal, and no other partner’s', async () => {
    expect(await publicBrand('cl')).toBeUndefined();
    expect(await save({})).toMatchObject({
      status: 200,
      body: { data: { brand: looks, can_undo: true, partner_name: 'TOPCLIND' } },
    });
    expect(await publicBrand('cl')).toEqual(looks);
    const portal = await ask('GET', '/api/partner/get-revenue', {
      token: await partnerToken(server),
    });
    expect(portal).toMatchObject({ status: 200, body: { data: { brand: looks } } });
    expect((await readState(await partnerToken(server, other))).brand).toBeNull();
    expect(await publicBrand('campusid')).toBeUndefined();
  });

  test('can be restored once to the one before the last save', async () => {
    await save({ name: 'First' });
    await save({ name: 'Second' });
    const token = await partnerToken(server);
    const undo = async () => {
      const { version } = await readState();
      return ask('POST', `${brandPath}/undo`, { token, body: { version } });
    };
    expect(await undo()).toMatchObject({
      status: 200,
      body: { data: { brand: { name: 'First' }, can_undo: false } },
    });
    expect((await undo()).status).toBe(409);
    expect(await publicBrand('cl')).toMatchObject({ name: 'First' });
  });

  test('that has changed meanwhile is not overwritten', async () => {
    const { version } = await readState();
    await save({ name: 'Newer' });
    const stale = await save({ name: 'Older', version });
    expect(stale).toMatchObject({ status: 409, body: { current: { name: 'Newer' } } });
    expect(await publicBrand('cl')).toMatchObject({ name: 'Newer' });
  });

  test.each([
    [{ primary: 'red' }, 'primary'],
    [{ secondary: '#12345' }, 'secondary'],
    [{ name: '  ' }, 'name'],
    [{ font_family: 'Comic Sans MS' }, 'font_family'],
    [{ logo: 'https://example.org/logo.png' }, 'logo'],
    [{ logo: '/uploads/x.svg' }, 'logo'],
    [{ logo_wide: 'data:image/svg+xml,<svg/>' }, 'logo_wide'],
    [{ tanc_apply: true }, 'tanc_apply'],
  ])('is not made of %j', async (changes, field) => {
    const answer = await save(changes);
    expect(answer.status).toBe(422);
    expect(Object(answer.body).errors).toHaveProperty(field);
  });

  test('is not changed by an admin who acts as the partner', async () => {
    for (const write of [false, true]) {
      const token = await actAsPartner(write);
      expect((await save({}, token)).status).toBe(403);
      const body = { version: 1 };
      expect((await ask('POST', `${brandPath}/undo`, { token, body })).status).toBe(403);
      expect((await upload('square', png(128, 128), token)).status).toBe(403);
    }
  });

  test('is reset for good by an admin, and by nobody else', async () => {
    await save({});
    const path = '/api/admin/partners/1/brand';
    const token = await adminToken(server);
    expect(await ask('GET', path, { token })).toMatchObject({
      status: 200,
      body: { data: { brand: { name: looks.name } } },
    });
    const reset = (by: string) => ask('POST', `${path}/reset`, { token: by, body: {} });
    expect((await reset(await adminToken(server, 2))).status).toBe(403);
    expect((await reset(await partnerToken(server))).status).toBe(403);
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { data: { brand: null, can_undo: false } },
    });
    expect(await publicBrand('cl')).toBeUndefined();
    expect(await readState()).toMatchObject({ brand: null, can_undo: false });
  });
});

describe('an installed app', () => {
  const open = async (path: string) => fetch(`${server.url()}/manifests/${path}`);

  test('has the name, colour and icon of the partner, which the studio changes', async () => {
    const listed = await open('campusid.webmanifest');
    expect(listed.headers.get('content-type')).toMatch(/^application\/manifest\+json/u);
    const icon = { src: '/manifests/campusid.svg', sizes: 'any', type: 'image/svg+xml' };
    expect(await listed.json()).toMatchObject({
      name: 'Campidar Card',
      start_url: '/campusid',
      theme_color: '#F2B705',
      icons: [icon],
    });
    expect(await (await fetch(server.url() + icon.src)).text()).toContain('Campidar Card');

    await save({});
    const own = await (await open('topclind.webmanifest')).json();
    expect(own).toMatchObject({ name: looks.name, theme_color: looks.primary });
    const drawn = await fetch(server.url() + own.icons[0].src);
    expect(drawn.headers.get('content-type')).toMatch(/^image\/svg\+xml/u);
    expect(await drawn.text()).toContain(looks.name);
  });

  test('is 404 for an unknown segment', async () => {
    for (const path of ['nobody.webmanifest', 'nobody.svg', 'campusid.txt'])
      expect((await open(path)).status).toBe(404);
  });
});

describe('a logo', () => {
  test('is stored and served with its type', async () => {
    for (const [shape, file] of [
      ['square', png(256, 256)],
      ['wide', png(400, 100)],
    ] as const) {
      const { status, body } = await upload(shape, file);
      expect(status).toBe(200);
      const address = String(Object(body).file);
      const served = await fetch(server.url() + address);
      expect(served.headers.get('content-type')).toBe('image/png');
      const saved = await save(shape === 'square' ? { logo: address } : { logo_wide: address });
      expect(saved.status).toBe(200);
    }
  });

  test('may have a name in which twelve digits follow each other', async () => {
    const logo = '/uploads/p1-abcdefab-1234-4567-8901-abcdefabcdef.png';
    await upload('square', png(128, 128));
    await writeFile(join(server.dataDir(), logo), Buffer.from(await png(128, 128).arrayBuffer()));
    expect((await save({ logo })).status).toBe(200);
  });

  test('is a file that this partner has uploaded, or the present one', async () => {
    const theirs = await upload(
      'square',
      png(128, 128),
      await partnerToken(server, 'second@demo.in'),
    );
    const own = String(Object((await upload('square', png(128, 128))).body).file);
    const refused = [
      String(Object(theirs.body).file),
      '/uploads/nothing.png',
      '/uploads/p1-nothing.png',
      own.replace('/p1-', '/p11-'),
    ];
    for (const logo of refused)
      expect([logo, await save({ logo })]).toMatchObject([
        logo,
        { status: 422, body: { errors: { logo: expect.any(String) } } },
      ]);
    expect((await save({ logo: own })).status).toBe(200);
    expect((await save({ logo: own, name: 'Renamed' })).status).toBe(200);
  });

  test.each([
    ['square', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])],
    ['square', png(128, 128).slice(0, 20)],
    ['square', png(63, 63)],
    ['square', png(4000, 4000)],
    ['square', png(400, 100)],
    ['wide', png(128, 128)],
    ['wide', png(2000, 100)],
  ])('as a %s one is refused, case %#', async (shape, file) => {
    const answer = await upload(shape, file);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { image_name: expect.any(String) } },
    });
  });

  test('has a known shape, and at most 512 KB', async () => {
    expect((await upload('round', png(128, 128))).status).toBe(404);
    const large = new Blob([png(128, 128), new Uint8Array(512 * 1024)]);
    expect((await upload('square', large)).status).toBe(413);
  });
});
