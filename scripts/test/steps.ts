import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../browser/ensureChromium';
import { STATIC_CHECKS, type StaticCheck } from '../checks/staticChecks';
import { type Count, countTests } from './count';
import { ensurePdfToText } from './ensurePdfToText';
import { installPackage } from './installPackage';
import { deleteReport, readReport } from './readReport';
import { runCommand } from './runCommand';
import { startTestPostgres } from './testPostgres';

export interface Step {
  name: string;
  run(): Promise<Count>;
}

const reports = resolve(import.meta.dirname, '../../node_modules/.cache/test-reports');
const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };
const succeeded = new Set<string>();

const check = ({ name, command, env }: StaticCheck): Step => ({
  name,
  async run() {
    const code = await runCommand(command, { show: false, env });
    if (code === 0) succeeded.add(name);
    return code === 0 ? PASSED : FAILED;
  },
});

type Env = Record<string, string>;

/** Runs unit and component tests at once: many unit tests wait, and component tests use that time. */
const vitest = (databaseEnv: Env): Step => ({
  name: 'vitest',
  async run() {
    ensurePdfToText();
    const file = freshReport('vitest.json');
    const env = { ...databaseEnv, ...browserEnv() };
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runCommand(['vitest', 'run', ...reporters], { show: true, env });
    return countTests(readReport(file), code);
  },
});

/** Runs a step with a real PostgreSQL if there is one, and reports the stores that it used. */
const onPostgres = (makeStep: (env: Env) => Step): Step => ({
  name: makeStep({}).name,
  async run() {
    const postgres = await startTestPostgres(process.env);
    if (!existsSync('/usr/sbin/pgbouncer')) installPackage('pgbouncer');
    try {
      return await makeStep(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}).run();
    } finally {
      await postgres.stop();
      console.log(postgres.summary);
    }
  },
});

const playwright: Step = {
  name: 'e2e',
  async run() {
    if (!succeeded.has('build') || !succeeded.has('variants')) {
      console.log('Not run: there is no build to test.');
      return FAILED;
    }
    ensurePdfToText();
    const file = freshReport('e2e.json');
    const env = { ...browserEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const code = await runCommand(['playwright', 'test', '--reporter=list,json'], {
      show: true,
      env,
    });
    return countTests(readReport(file), code);
  },
};

/**
 * The stages in order. The rows of a stage run at once, the steps of a row one after the other. The checks and
 * builds run beside vitest, because its tests wait half of their time. A tool counts as one test; a test run
 * counts its tests.
 */
export const STAGES: ReadonlyArray<ReadonlyArray<readonly Step[]>> = [
  [
    [
      ...STATIC_CHECKS.map(check),
      check({ name: 'build', command: ['tsx', 'scripts/build.ts'] }),
      check({ name: 'bytes', command: ['tsx', 'scripts/bytes.ts'] }),
      check({ name: 'variants', command: ['tsx', 'scripts/buildVariants.ts'] }),
    ],
    [onPostgres(vitest)],
  ],
  [[playwright]],
];

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  deleteReport(file);
  return file;
}

const browserEnv = (): Record<string, string> => ({ CHROMIUM_PATH: ensureChromium() });
