import { isAbsolute, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings';

it('has the defaults of the documentation', () => {
  const { port, host, dataDir } = readSettings({});
  expect({ port, host }).toEqual({ port: 4000, host: '127.0.0.1' });
  expect(isAbsolute(dataDir)).toBe(true);
  expect(dataDir.endsWith(join('mock-server', '.data'))).toBe(true);
});

it('takes the environment', () => {
  const env = { PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/tmp/data', DIST_DIR: '/tmp/builds' };
  expect(readSettings(env)).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/tmp/data',
    dist: '/tmp/builds',
  });
});

it.each(['x', '-1', '70000', '80.5'])('refuses port %s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT/);
});
