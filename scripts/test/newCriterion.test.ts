import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDocumentedFiles } from './documentedFiles';
import { copyCheckout, writeInto } from './scratchCopy';

const files = listDocumentedFiles('docs/add-a-criterion.md');

/** The files that type-check what each workspace derives from a criterion, without the rest of the workspaces. */
const CHECKED = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    types: ['node', 'vite/client'],
  },
  files: [
    'consumer-app/src/i18n/en/offers.ts',
    'consumer-app/src/i18n/hi/offers.ts',
    'mock-server/src/routes/borrower/quickCheck/quickFacts.ts',
    'mock-server/src/seed/fixtures/readFixtures.ts',
    'shared/src/admin/i18n/english.ts',
    'shared/src/lending/index.ts',
  ],
};

/** The tests of the lending rules, of the texts and of the fixtures. */
const TESTS = [
  'shared/src/lending',
  'scripts/texts/texts.test.ts',
  'mock-server/src/seed/fixtures',
];

const JUDGE = `
  import { getReasons } from './consumer-app/src/offers/reasons.ts';
  import { offersTexts as en } from './consumer-app/src/i18n/en/offers.ts';
  import { offersTexts as hi } from './consumer-app/src/i18n/hi/offers.ts';
  import { createTranslator } from './shared/src/i18n/index.ts';
  import { assessEligibility, buildEligibilityTest, readProfileFacts, NO_FACTS } from './shared/src/lending/index.ts';
  const lender = { lender_status: 1, salaried: 1, self_employed: 1, business: 1, min_vintage_months: 36 };
  const judge = (employment, business_years) => {
    const facts = { ...NO_FACTS, ...readProfileFacts({ business_years }), employment };
    const { eligible, criteria } = assessEligibility(lender, facts);
    const [english, hindi] = [['en', en], ['hi', hi]].map(([language, texts]) =>
      getReasons({ criteria }, createTranslator(texts, language), language).join());
    return { full: eligible, quick: buildEligibilityTest(lender)(facts), ...(!eligible && { english, hindi }) };
  };
  console.log(JSON.stringify([judge('business', '1'), judge('business', '3'), judge('business', ''), judge('salaried', '0')]));
`;

let copy = '';
beforeAll(() => {
  copy = copyCheckout();
  writeInto(copy, [{ path: 'tsconfig.trial.json', text: JSON.stringify(CHECKED) }]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

test('the documented criterion is at most six files and forty lines', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(6);
  expect(files.reduce((sum, { written }) => sum + written, 0)).toBeLessThanOrEqual(40);
});

test('the compiler names a text that the criterion lacks in either language, and nothing else', () => {
  const withoutAdvice = files.map(({ path, text }) => {
    const [start = '', own = ''] = text.split('  vintage: {');
    return path.includes('/i18n/')
      ? { path, text: `${start}  vintage: {${own.replace(/^ {4}advice: .*\n/m, '')}` }
      : { path, text };
  });
  writeInto(copy, withoutAdvice);
  const { stdout } = run(
    join('node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    'tsconfig.trial.json',
  );
  const errors = stdout.split('\n').filter((line) => /^\S/.test(line));
  expect(errors).toEqual([expect.stringContaining('consumer-app/src/i18n/en/offers.ts')]);
  expect(stdout).toContain("'vintage'");
  expect(stdout).toContain("'advice'");
});

test('with its texts the nearest tests pass, and both evaluators judge by it', () => {
  writeInto(copy, files);
  const { stdout, status } = run(
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project=node',
    '--project=shared',
    ...TESTS,
  );
  expect({ status, stdout }).toMatchObject({ status: 0 });
  const judged = run('--import', 'tsx', '--input-type=module', '--eval', JUDGE);
  expect(judged.stderr).toBe('');
  expect(JSON.parse(judged.stdout)).toEqual([
    {
      full: false,
      quick: false,
      english: 'Needs a business of 36 months or more; you told us 12 months to 36 months',
      hindi: 'कारोबार 36 महीने या उससे ज़्यादा पुराना चाहिए; आपने 12 महीने से 36 महीने बताया',
    },
    { full: true, quick: true },
    { full: true, quick: true },
    { full: true, quick: true },
  ]);
});
