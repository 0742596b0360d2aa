import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getMinServerIdleMinutes } from '@marketplace/shared/session';
import type { SessionLimits } from './auth/sessionExpiry';
import { DEFAULT_LIMITS, MAX_SESSION_HOURS } from './auth/sessionExpiry';
import { object, string } from 'yup';
import type { PasswordCost } from './auth/passwords';
import { type DatabaseConnections, readDatabaseConnections } from './databaseConnections';
import { type Environment, parseChoice, readOrigin, readWholeNumber } from './environment';
import type { SmsKind } from './data/records';
import type { SmsGateway } from './sending/smsGateway';
import type { TrustProxy } from './middleware/trustProxy';
import { parseTrustProxy } from './middleware/trustProxy';
import { REPOSITORY } from './repository';

/** The validated settings from the environment. */
export interface Config {
  /** Whether real people use the server: it then has no demo data, no pages for developers, and sends messages. */
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL URL; if undefined, the data is in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: DatabaseConnections;
  /** The server's public origin, for links in messages; if undefined, the address it listens at. */
  readonly publicUrl: string | undefined;
  /** The proxies whose `X-Forwarded-For` counts: Express's 'trust proxy' setting. */
  readonly trustProxy: TrustProxy;
  /** Number of rows to generate for a new data set; undefined keeps only the fixtures. */
  readonly seedLenders: number | undefined;
  readonly seedUsers: number | undefined;
  readonly rateLimits: boolean;
  /** How slow passwords are to guess; 'demo' never in production. */
  readonly passwordCost: PasswordCost;
  /** Whether requests may inject faults by header; never in production. */
  readonly mockFaults: boolean;
  /**
   * Whether `/dev/outbox` shows the messages the server would have sent; never in production, and behind a proxy
   * only if it is asked for.
   */
  readonly outbox: boolean;
  /** Whether webhooks may point at this machine and its network; never in production. */
  readonly privateWebhooks: boolean;
  /** Whether the tester's pages below `/dev` are on; never in production. */
  readonly testTools: boolean;
  /** The scenario that a new data folder starts with. */
  readonly scenario: Scenario;
  /**
   * Whether to check each response against the OpenAPI document; `/dev/contract` lists the
   * violations.
   */
  readonly checkAnswers: boolean;
  /** Origin of another server to forward the calls to; this server then opens no store. */
  readonly apiUrl: string | undefined;
  /** Whether json-server's own routes are at `/db`, read-only, for developers. */
  readonly rawDb: boolean;
  /** Whether full access and partners' owners must have a second factor until an admin sets who must. */
  readonly secondFactorByDefault: boolean;
  /** Whether an admin approves partners' brands and funnel texts until an admin sets it otherwise. */
  readonly contentApprovalByDefault: boolean;
  /** How long the sessions of each area last. */
  readonly sessionLimits: SessionLimits;
  /** Days after which the texts of imported files are erased. */
  readonly importRetentionDays: number;
  /** The key that signs the audit log; undefined takes that of the data folder. */
  readonly auditKey: string | undefined;
  /** The key that encrypts the secrets in a database; undefined takes that of the data folder. */
  readonly dataKey: string | undefined;
  /** Where e-mails go, and from whom; undefined sends none. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Where SMS go; undefined sends none. */
  readonly sms: SmsGateway | undefined;
  readonly logLevel: 'info' | 'warn' | 'silent';
}

/** Allowed values of NODE_ENV; unset means a developer's machine. */
const NODE_ENVS = ['development', 'production', 'test'] as const;

/** Predefined states of the data. */
export const SCENARIOS = ['empty', 'demo', 'large', 'hindi'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Long enough to dispute a statement of the last half-year. */
const DEFAULT_IMPORT_RETENTION_DAYS = 180;

const SESSION_VARIABLES = {
  consumer: { idle: 'CONSUMER_IDLE_MINUTES', hours: 'CONSUMER_SESSION_HOURS' },
  partner: { idle: 'PARTNER_IDLE_MINUTES', hours: 'PARTNER_SESSION_HOURS' },
  admin: { idle: 'ADMIN_IDLE_MINUTES', hours: 'ADMIN_SESSION_HOURS' },
} as const;

function readLimits(env: Environment, area: keyof SessionLimits): SessionLimits['admin'] {
  const { idle, hours } = SESSION_VARIABLES[area];
  const most = MAX_SESSION_HOURS * 60;
  const idleMinutes = readWholeNumber(env, idle, most) ?? DEFAULT_LIMITS[area].idleMinutes;
  const least = getMinServerIdleMinutes(area);
  if (idleMinutes < least) {
    throw new Error(
      `${idle} must be at least ${least}: the pages warn and log out by themselves before that`,
    );
  }
  const lasts = readWholeNumber(env, hours, MAX_SESSION_HOURS) ?? DEFAULT_LIMITS[area].hours;
  if (lasts * 60 < idleMinutes) throw new Error(`${hours} must not be shorter than ${idle}`);
  return { idleMinutes, hours: lasts };
}

function readSessionLimits(env: Environment): SessionLimits {
  const consumer = readLimits(env, 'consumer');
  const partner = readLimits(env, 'partner');
  const admin = readLimits(env, 'admin');
  for (const [name, { idleMinutes }] of Object.entries({ partner, admin })) {
    if (idleMinutes >= consumer.idleMinutes) {
      const { idle } = SESSION_VARIABLES[name === 'admin' ? 'admin' : 'partner'];
      throw new Error(`${idle} must be shorter than ${SESSION_VARIABLES.consumer.idle}`);
    }
  }
  return { consumer, partner, admin };
}

const MIN_KEY_LENGTH = 32;

/** Reads a key from the environment or from a file that it names. Throws if it is too short to be one. */
function readKey(env: Environment, name: 'AUDIT_KEY' | 'DATA_KEY'): string | undefined {
  const file = env[`${name}_FILE`];
  const key = file ? readFileSync(file, 'utf8').trim() : env[name];
  if (!key) return undefined;
  if (key.length < MIN_KEY_LENGTH)
    throw new Error(`${name} must have at least ${MIN_KEY_LENGTH} characters`);
  return key;
}

/**
 * Behind a proxy a request for the outbox looks like one from this machine, so a server that has one, by its
 * settings, shows it only if it is asked for.
 */
function readOutbox(env: Environment): boolean {
  const choice = parseChoice(env, 'OUTBOX', ['on', 'off']);
  return choice === undefined ? !env['PUBLIC_URL'] && !env['TRUST_PROXY'] : choice === 'on';
}

function readMail(env: Environment): Config['mail'] {
  const [url, from] = [env['SMTP_URL'], env['MAIL_FROM']];
  return url && from ? { url, from } : undefined;
}

const template = () =>
  string()
    .required()
    .matches(/^\d{19}$/u, '${path} must be a template id of 19 digits');

const templatesSchema = object({
  passcode: template(),
  reminder: template(),
  erasure: template(),
  consent_link: template(),
  invitation: template(),
  security: template(),
  notice: template(),
  application: template(),
  merge: template(),
} satisfies Record<SmsKind, unknown>).noUnknown();

function readSmsGateway(env: Environment): Config['sms'] {
  const [url, token] = [env['SMS_GATEWAY_URL'], env['SMS_GATEWAY_TOKEN']];
  const [senderId, file] = [env['SMS_SENDER_ID'], env['SMS_TEMPLATES_FILE']];
  if (!url || !token || !senderId || !file) return undefined;
  const templates = templatesSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')), {
    strict: true,
  });
  return { url, token, senderId, templates };
}

/** Reads the environment. Throws with a message that names the wrong variable. */
export function readConfig(env: Environment): Config {
  // A misspelt 'production' must not start, because it would open the outbox to everybody.
  const forDevelopers = parseChoice(env, 'NODE_ENV', NODE_ENVS) !== 'production';
  return {
    isProduction: !forDevelopers,
    port: readWholeNumber(env, 'PORT', 65_535) ?? 4000,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || join(REPOSITORY, 'mock-server/.data')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseConnections: readDatabaseConnections(env),
    publicUrl: readOrigin(env, 'PUBLIC_URL'),
    trustProxy: parseTrustProxy(env['TRUST_PROXY']),
    seedLenders: readWholeNumber(env, 'SEED_LENDERS', 1_000_000),
    seedUsers: readWholeNumber(env, 'SEED_USERS', 1_000_000),
    rateLimits: parseChoice(env, 'RATE_LIMITS', ['on', 'off']) !== 'off',
    passwordCost: parseChoice(env, 'PASSWORD_COST', ['owasp', 'demo']) ?? 'owasp',
    mockFaults: parseChoice(env, 'MOCK_FAULTS', ['on', 'off']) === 'on' && forDevelopers,
    outbox: readOutbox(env) && forDevelopers,
    privateWebhooks: forDevelopers,
    testTools: parseChoice(env, 'TEST_TOOLS', ['on', 'off']) === 'on' && forDevelopers,
    scenario: parseChoice(env, 'SCENARIO', SCENARIOS) ?? 'demo',
    checkAnswers: parseChoice(env, 'CHECK_ANSWERS', ['on', 'off']) === 'on' && forDevelopers,
    apiUrl: readOrigin(env, 'API_URL'),
    rawDb: parseChoice(env, 'RAW_DB', ['on', 'off']) === 'on' && forDevelopers,
    secondFactorByDefault:
      (parseChoice(env, 'SECOND_FACTOR', ['required', 'optional']) ??
        (forDevelopers ? 'optional' : 'required')) === 'required',
    contentApprovalByDefault:
      (parseChoice(env, 'CONTENT_APPROVAL', ['required', 'optional']) ??
        (forDevelopers ? 'optional' : 'required')) === 'required',
    sessionLimits: readSessionLimits(env),
    importRetentionDays:
      readWholeNumber(env, 'IMPORT_RETENTION_DAYS', 3650) ?? DEFAULT_IMPORT_RETENTION_DAYS,
    auditKey: readKey(env, 'AUDIT_KEY'),
    dataKey: readKey(env, 'DATA_KEY'),
    mail: readMail(env),
    sms: readSmsGateway(env),
    logLevel: parseChoice(env, 'LOG_LEVEL', ['info', 'warn', 'silent']) ?? 'warn',
  };
}
