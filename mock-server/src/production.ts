import type { Config } from './config';
import type { Environment } from './environment';
import type { Store } from './context';
import { readFixtures } from './seed/fixtures/readFixtures';

/** A start that must not be: the message lists all that is wrong with it. */
export class UnsafeStart extends Error {}

/** What a server for real people needs, and why it does not start without. */
const REQUIRED = [
  ['PUBLIC_URL', 'the origin that links in messages lead to'],
  ['DATABASE_URL', 'the PostgreSQL that keeps the data'],
  ['AUDIT_KEY or AUDIT_KEY_FILE', 'the key that signs the audit log'],
  ['DATA_KEY or DATA_KEY_FILE', 'the key that encrypts the secrets in the database'],
  ['SMTP_URL', 'the mail server, such as smtps://user:password@mail.example.in'],
  ['MAIL_FROM', 'the address that e-mails come from'],
  ['SMS_GATEWAY_URL', 'the gateway that sends SMS'],
  ['SMS_GATEWAY_TOKEN', 'the token that the gateway asks for'],
  ['SMS_SENDER_ID', 'the registered header of the SMS'],
  ['SMS_TEMPLATES_FILE', 'the registered template (DLT) of each kind of SMS'],
] as const;

/** Settings of demos and load tests. */
const FORBIDDEN: readonly (readonly [name: string, value?: string])[] = [
  ['RATE_LIMITS', 'off'],
  ['PASSWORD_COST', 'demo'],
  ['OUTBOX', 'on'],
  ['TEST_TOOLS', 'on'],
  ['MOCK_FAULTS', 'on'],
  ['RAW_DB', 'on'],
  ['CHECK_ANSWERS', 'on'],
  ['SCENARIO'],
  ['SEED_LENDERS'],
  ['SEED_USERS'],
];

function listProblems(env: Environment): string[] {
  const isSet = (names: string): boolean => names.split(' or ').some((name) => env[name]);
  return [
    ...REQUIRED.filter(([names]) => !isSet(names)).map(
      ([names, meaning]) => `${names} is missing: ${meaning}`,
    ),
    ...FORBIDDEN.filter(([name, value]) =>
      value === undefined ? env[name] : env[name] === value,
    ).map(([name]) => `${name}=${env[name]} is for demos and tests: unset it`),
  ];
}

/** Throws unless the environment is fit for real people. A front to another server keeps nothing and sends nothing. */
export function requireProductionSettings(
  { isProduction, apiUrl }: Config,
  env: Environment,
): void {
  const problems = isProduction && apiUrl === undefined ? listProblems(env) : [];
  if (problems.length === 0) return;
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  throw new UnsafeStart(`NODE_ENV=production does not start like this:\n${list}`);
}

/** Throws if an account of the fixtures, whose password everybody knows, can sign in to a production server. */
export async function refuseFixtureAccounts({ isProduction }: Config, store: Store): Promise<void> {
  if (!isProduction) return;
  const email = readFixtures().accounts.map((account) => account.email);
  const { rows } = await store.find('accounts', { filter: { email } });
  if (rows.length === 0) return;
  const names = rows.map((account) => `- ${account.area} ${account.email}`).join('\n');
  throw new UnsafeStart(
    `NODE_ENV=production does not start on demo accounts, whose passwords are published. Remove:\n${names}`,
  );
}
