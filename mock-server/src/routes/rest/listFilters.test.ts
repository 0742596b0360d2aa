import { getOptionIds } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { adminToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { servedResources } from './table';

const server = testServer({ SEED_USERS: '80' });

const RANGES: Readonly<Record<string, readonly [gte: unknown, lte: unknown]>> = {
  date: ['2020-01-01', '2030-01-01'],
  timestamp: ['2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'],
  count: [0, 5],
  rupees: [0, 50_000],
  percentage: [0, 50],
  months: [1, 24],
  years: [18, 60],
};

const RESOURCES = servedResources.flatMap((resource) =>
  resource.read.includes(1) ? [[resource.name, resource] as const] : [],
);

const getStatus = async (name: string, query: Readonly<Record<string, unknown>>) => {
  const token = await adminToken(server);
  const search = Object.entries(query).map(
    ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return (await server.ask('GET', `/api/rest/${name}?${search.join('&')}`, { token })).status;
};

test.each(RESOURCES)(
  '%s is filtered by several values or a range of what it is sorted by',
  async (name) => {
    const resource = servedResources.find((one) => one.name === name);
    const refused: string[] = [];
    for (const { name: field, kind, options } of resource?.fields ?? []) {
      if (resource?.masked.includes(field)) continue;
      const range = RANGES[kind];
      const values =
        kind === 'flag' ? [0, 1] : options ? getOptionIds(options).slice(0, 2) : undefined;
      const filter = range
        ? { [`${field}_gte`]: range[0], [`${field}_lte`]: range[1] }
        : values && kind !== 'bullets'
          ? { [field]: values }
          : undefined;
      if (!filter || (await getStatus(name, { sort: [field, 'ASC'], range: [0, 0] })) !== 200)
        continue;
      const status = await getStatus(name, { filter, range: [0, 0] });
      if (status !== 200) refused.push(`${field} (${kind}): ${status}`);
    }
    expect(refused).toEqual([]);
  },
);
