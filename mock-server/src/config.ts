import { resolve } from 'node:path';

/** What the environment decides, checked. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Rows to grow a fresh data set to; undefined leaves the fixtures. */
  readonly seedLenders: number | undefined;
  readonly seedUsers: number | undefined;
  readonly rateLimits: boolean;
  readonly mockFaults: boolean;
  /** json-server's own routes at `/db`, read-only, for developers. */
  readonly rawDb: boolean;
  readonly logLevel: 'info' | 'warn' | 'silent';
}

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, max: number): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
  }
  return value;
}

function oneOf<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const found = allowed.find((one) => one === text);
  if (found === undefined)
    throw new Error(`${name} must be ${allowed.join(' or ')}, not "${text}"`);
  return found;
}

/** Reads the environment. Throws with a sentence that names the variable which is wrong. */
export function readConfig(env: Environment): Config {
  return {
    port: wholeNumber(env, 'PORT', 65_535) ?? 4000,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || new URL('../.data', import.meta.url).pathname),
    seedLenders: wholeNumber(env, 'SEED_LENDERS', 1_000_000),
    seedUsers: wholeNumber(env, 'SEED_USERS', 1_000_000),
    rateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off']) !== 'off',
    mockFaults: oneOf(env, 'MOCK_FAULTS', ['on', 'off']) === 'on',
    rawDb: oneOf(env, 'RAW_DB', ['on', 'off']) === 'on' && env['NODE_ENV'] !== 'production',
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'warn', 'silent']) ?? 'warn',
  };
}
