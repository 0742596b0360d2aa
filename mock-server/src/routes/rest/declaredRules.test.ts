import { listReferences, RESOURCES } from '@marketplace/shared/resources';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../clock';
import { adminToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { getWriterRoles, servedResources } from './table';

const server = testServer();
const NOBODY = 999_999;

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

async function ask(method: string, path: string, body?: object, language = 'en') {
  const token = await adminToken(server);
  const headers = { 'accept-language': language };
  return server.ask(method, path, { token, headers, ...(body && { body }) });
}

async function list(name: string, filter: object = {}): Promise<Row[]> {
  const query = `range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body } = await ask('GET', `/api/rest/${name}?${query}`);
  return Array.isArray(body) ? body : [];
}

/** Returns what a POST sends to make a record like this one. */
function toBody(name: string, { id: _, version: __, ...record }: Row): Record<string, unknown> {
  const { fields = [] } = RESOURCES.find((one) => one.name === name) ?? {};
  const fixed = fields.filter(({ readOnly }) => readOnly).map((field) => field.name);
  return Object.fromEntries(Object.entries(record).filter(([field]) => !fixed.includes(field)));
}

/** What a POST sends to resources that have a schema of their own for it. */
const OWN_BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'message-campaigns': {
    name: 'Festival offers',
    template_id: 1,
    partner_id: 1,
    product: '',
    stage: '',
    send_at: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  },
  'tracking-links': {
    partner_id: 1,
    campaign: 'festival',
    product: 'personal_loan',
    code: '',
    utm_source: 'a',
    utm_medium: 'b',
    utm_campaign: 'c',
    utm_term: '',
    utm_content: '',
  },
};

async function create(name: string, change: object, language?: string) {
  const [like] = OWN_BODIES[name] ? [] : await list(name);
  const body = like ? toBody(name, like) : OWN_BODIES[name];
  return ask('POST', `/api/rest/${name}`, { ...body, ...change }, language);
}

const declared = RESOURCES.filter(({ labels }) => labels);
const written = RESOURCES.filter(({ name, labels }) => labels ?? OWN_BODIES[name]);

/** The writers that records of one shape do not try: their own tests do. */
const OWN_WRITERS = [
  'tracking-links',
  'customer-tasks',
  'help-requests',
  'admin-users',
  'message-templates',
  'message-campaigns',
];

test('every resource that takes writes is tried here, or by tests of its own', () => {
  const writable = servedResources
    .filter((resource) => getWriterRoles(resource, 'update').length > 0 && !resource.labels)
    .map(({ name }) => name);
  expect(writable).toEqual(OWN_WRITERS);
});

test.each(declared)('a record of $name is changed, deleted and created again', async ({ name }) => {
  const last = (await list(name)).at(-1);
  if (!last) return;
  const body = toBody(name, last);
  const path = `/api/rest/${name}/${last.id}`;
  const { version: _, ...record } = last;
  expect(await ask('PUT', path, body)).toMatchObject({ status: 200, body: record });
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('GET', path)).status).toBe(404);
  expect(await ask('POST', `/api/rest/${name}`, body)).toMatchObject({ status: 201, body });
});

const references = written.flatMap(({ name, labels, fields }) =>
  fields
    .filter(({ kind }) => kind === 'reference')
    .filter((field) => labels ?? Object.hasOwn(OWN_BODIES[name] ?? {}, field.name))
    .map((field) => [name, field.name] as const),
);

test.each(references)('%s takes no %s that does not exist', async (name, field) => {
  const texts = { en: /no such record/u, hi: /ऐसा कोई रिकॉर्ड नहीं/u };
  for (const [language, text] of Object.entries(texts))
    expect(await create(name, { [field]: NOBODY }, language)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.stringMatching(text) } },
    });
  const [row] = await list(name);
  if (!row || OWN_BODIES[name]) return;
  expect(await ask('PUT', `/api/rest/${name}/${row.id}`, { [field]: NOBODY })).toMatchObject({
    status: 422,
    body: { errors: { [field]: expect.any(String) } },
  });
});

const unique = written.flatMap(({ name, unique: groups }) =>
  groups.map((fields) => [name, fields] as const),
);

test.each(unique)('no two records of %s have the same %j', async (name, fields) => {
  const [first, second] = await list(name);
  const taken = {
    status: 422,
    body: { errors: { [fields.at(-1) ?? '']: expect.stringMatching(/another record/iu) } },
  };
  expect(await create(name, {})).toMatchObject(taken);
  const same = Object.fromEntries(fields.map((field) => [field, first?.[field]]));
  expect(await ask('PUT', `/api/rest/${name}/${second?.id}`, same)).toMatchObject(taken);
  const path = `/api/rest/${name}/${first?.id}`;
  expect((await ask('PUT', path, { ...first, version: undefined })).status).toBe(200);
});

const owners = written.filter(({ name }) => listReferences(name).length > 0);

test.each(owners)('a deleted record of $name takes along what declares it', async ({ name }) => {
  const countDependents = async (id: number) => {
    const counts = listReferences(name).map(async ({ resource, field }) => {
      const { length } = await list(resource.name, { [field.name]: id });
      return [resource.name, length];
    });
    return Object.fromEntries(await Promise.all(counts));
  };
  const [row] = await list(name);
  const id = row?.id ?? 0;
  const before = await countDependents(id);
  const hasOthers = listReferences(name).some(
    ({ resource, field }) => field.onDelete !== 'cascade' && before[resource.name] > 0,
  );
  const deleted = await ask('DELETE', `/api/rest/${name}/${id}`);
  expect(deleted.status).toBe(hasOthers ? 409 : 200);
  if (hasOthers) return;
  expect(Object.values(before)).not.toContain(0);
  expect(new Set(Object.values(await countDependents(id)))).toEqual(new Set([0]));
  const restored = await ask('POST', '/api/restore-record', { resource: name, id });
  expect(restored.status).toBe(200);
  expect(await countDependents(id)).toEqual(before);
});

describe('a test question', () => {
  test.each([
    ['a right answer that it has not', { answer: 9 }, 'answer', /number of one of the answers/u],
    [
      'more answers in Hindi than in English',
      { options_hi: ['क', 'ख', 'ग', 'घ'] },
      'options_hi',
      /same number of answers/u,
    ],
  ])('has not %s', async (_, change, field, text) => {
    const refused = { status: 422, body: { errors: { [field]: expect.stringMatching(text) } } };
    expect(await create('quiz-questions', change)).toMatchObject(refused);
    const [row] = await list('quiz-questions');
    const path = `/api/rest/quiz-questions/${row?.id}`;
    expect(await ask('PUT', path, change)).toMatchObject(refused);
    expect((await ask('PUT', path, { position: 7 })).status).toBe(200);
  });

  test('gains an answer in both languages at once', async () => {
    const [row] = await list('quiz-questions');
    const path = `/api/rest/quiz-questions/${row?.id}`;
    const [options_en, options_hi] = [
      ['a', 'b', 'c', 'd'],
      ['क', 'ख', 'ग', 'घ'],
    ];
    expect((await ask('PUT', path, { options_en })).body).toMatchObject({
      errors: { options_en: expect.any(String) },
    });
    expect((await ask('PUT', path, { options_en, options_hi, answer: 4 })).status).toBe(200);
  });
});

test('a tax record is not put back beside another one of its partner', async () => {
  const [row] = await list('partner-taxes', { partner_id: 9 });
  const id = row?.id ?? 0;
  const body = row ? toBody('partner-taxes', row) : {};
  await ask('DELETE', `/api/rest/partner-taxes/${id}`);
  const second = await create('partner-taxes', body);
  expect(second.status).toBe(201);
  const restore = () => ask('POST', '/api/restore-record', { resource: 'partner-taxes', id });
  expect(await restore()).toMatchObject({
    status: 409,
    body: { errors: { partner_id: expect.any(String) } },
  });
  await ask('DELETE', `/api/rest/partner-taxes/${Object(second.body).id}`);
  expect((await restore()).status).toBe(200);
});

test('lists that ask for no order have the declared one', async () => {
  const positions = (await list('faqs')).map(({ position }) => Number(position));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});
