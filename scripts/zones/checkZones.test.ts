import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkZones } from './checkZones';

let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const manifest = (folder: string, dependencies: string[]): void =>
  write(
    `${folder}/package.json`,
    JSON.stringify({
      name: `@marketplace/${folder}`,
      dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])),
    }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zones-'));
  const workspaces = ['shared', 'mock-server', 'admin-console', 'partner-portal', 'consumer-app'];
  write('package.json', JSON.stringify({ name: 'root', workspaces }));
  manifest('shared', []);
  manifest('mock-server', []);
  manifest('admin-console', ['react-admin']);
  manifest('partner-portal', ['react-admin']);
  manifest('consumer-app', ['react']);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const importing = (specifier: string): string => `import { x } from '${specifier}';\nvoid x;\n`;
const messages = (): string[] => checkZones(root).violations.map(({ message }) => message);

describe('an import that breaks a zone is reported', () => {
  const cases: Array<[from: string, specifier: string, message: RegExp]> = [
    ['admin-console/src/app/a.ts', '@marketplace/partner-portal/x', /imports from shared only/],
    ['admin-console/src/app/a.ts', '@marketplace/mock-server', /imports from shared only/],
    ['admin-console/src/app/a.ts', '../../../mock-server/src/x', /by its package name/],
    ['admin-console/src/report/a.ts', '../resources/lenders', /report does not import resources/],
    ['admin-console/src/report/a.ts', '../app/App', /report does not import app/],
    ['admin-console/src/resources/cards/a.ts', '../../app/App', /resources does not import app/],
    ['admin-console/src/resources/cards/a.ts', '../lenders', /does not import its sibling lenders/],
    ['consumer-app/src/features/offers/a.ts', '../login/x', /does not import its sibling login/],
    ['consumer-app/src/i18n/a.ts', '../session/x', /i18n does not import session/],
    ['consumer-app/src/journey/a.ts', '../features/login/x', /journey does not import features/],
    ['consumer-app/src/offers/a.ts', '../form/SchemaForm', /form is imported through its index/],
    ['consumer-app/src/app/a.ts', '../session/session', /session is imported through its index/],
    ['admin-console/src/app/a.ts', '../report/UrlList', /report is imported through its index/],
    ['consumer-app/src/journey/a.ts', 'react', /free of React/],
    ['consumer-app/src/app/a.ts', '@marketplace/shared/admin', /for the consoles/],
    ['consumer-app/src/app/a.ts', '@mui/material/Button', /free of MUI/],
    ['consumer-app/src/widgets/a.ts', '../session/x', /widgets is no layer/],
    ['consumer-app/src/app/a.ts', '@marketplace/shared/testing', /testing is for tests/],
    ['shared/src/schema/a.ts', 'react', /free of React/],
    ['shared/src/session/a.ts', 'react-idle-timer', /free of React/],
    ['shared/src/branding/a.ts', '@mui/material', /free of React/],
    ['shared/src/format/a.ts', '../i18n/x', /format does not import shared\/i18n/],
    ['shared/src/schema/a.ts', '../api/x', /schema does not import shared\/api/],
    ['shared/src/lending/a.ts', '../api/x', /lending does not import shared\/api/],
    ['shared/src/ui/a.ts', '../admin/x', /ui does not import shared\/admin/],
    ['shared/src/ui/a.ts', '@mui/material', /free of MUI/],
    ['shared/src/admin/a.ts', '../testing/x', /testing/],
    ['shared/src/drawer/a.ts', './x', /drawer is no layer/],
    ['mock-server/src/routes/a.ts', '../store/json/jsonStore', /store's port only/],
    ['mock-server/src/middleware/a.ts', '../routes/x', /middleware does not import routes/],
    ['mock-server/src/middleware/a.ts', '../store/json/x', /store's port only/],
    ['mock-server/src/store/port.ts', './json/x', /does not import a store/],
    ['mock-server/src/store/json/a.ts', '../../routes/x', /store does not import routes/],
    ['mock-server/src/routes/a.ts', '../server', /routes does not import server/],
    ['mock-server/src/config.ts', './store/json/x', /config knows the store's port only/],
    ['mock-server/src/auth/a.ts', '../routes/x', /auth does not import routes/],
    ['mock-server/src/pages/a.ts', '../routes/x', /pages stands alone/],
    [
      'mock-server/src/routes/kit/a.ts',
      '../partner/x',
      /routes\/kit does not import routes\/partner/,
    ],
    ['mock-server/src/routes/new/a.ts', '../kit/x', /routes\/new does not import routes\/kit/],
    ['shared/src/admin/form/a.ts', '../table/list/x', /admin\/form does not import admin\/table/],
    ['mock-server/src/routes/rest/a.ts', '../new/x', /routes\/rest does not import routes\/new/],
    ['mock-server/src/routes/a.ts', '@marketplace/shared/ui', /no shared\/ui/],
    ['scripts/a.ts', '@marketplace/admin-console', /import no app/],
    ['e2e/a.spec.ts', '../consumer-app/src/app/x', /import no app/],
  ];

  it.each(cases)('%s imports %s', (from, specifier, message) => {
    write(from, importing(specifier));
    expect(messages()).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });

  it('whether by type, by re-export or at run time', () => {
    const path = '@marketplace/partner-portal/x';
    write('admin-console/src/app/a.ts', `import type { X } from '${path}';\nexport type Y = X;\n`);
    write('admin-console/src/app/b.ts', `export { x } from '${path}';\n`);
    write('admin-console/src/app/c.ts', `export const load = () => import('${path}');\n`);
    const files = checkZones(root).violations.map(({ file }) => file);
    expect(files).toEqual(['a', 'b', 'c'].map((name) => `admin-console/src/app/${name}.ts`));
  });

  it('and so is a folder by its index', () => {
    write('shared/src/api/index.ts', 'export const x = 1;\n');
    write('shared/src/schema/a.ts', importing('../api'));
    expect(messages()).toEqual(['shared/schema does not import shared/api']);
  });

  it('and so is React behind another file', () => {
    write('consumer-app/src/browser/hook.ts', importing('react'));
    write('consumer-app/src/browser/index.ts', "export { x } from './hook';\n");
    write('consumer-app/src/journey/next.ts', importing('../browser'));
    expect(messages()).toEqual([
      expect.stringMatching(/reaches React: .*next\.ts → .*index\.ts → .*hook\.ts/),
    ]);
  });
});

describe('cycles are reported', () => {
  it('inside a package', () => {
    write('shared/src/format/a.ts', importing('./b'));
    write('shared/src/format/b.ts', importing('./c'));
    write('shared/src/format/c.ts', importing('./a'));
    expect(messages()).toEqual([expect.stringMatching(/import cycle: .*a\.ts.*b\.ts.*c\.ts/)]);
  });

  it('through a package entry and a type', () => {
    write('mock-server/src/index.ts', importing('../../scripts/a'));
    write(
      'scripts/a.ts',
      "import type { x } from '@marketplace/mock-server';\nexport type X = x;\n",
    );
    expect(messages()).toEqual(expect.arrayContaining([expect.stringMatching(/import cycle/)]));
  });
});

it('a comment that switches a check off is reported, the word in a text is not', () => {
  write('scripts/a.ts', "export const word = 'oxlint-disable';\n/* oxlint-disable-next-line */\n");
  write('scripts/b.ts', '// @ts-expect-error because\nexport const b = 1;\n');
  const found = checkZones(root).violations.map(({ file, line }) => `${file}:${line}`);
  expect(found).toEqual(['scripts/a.ts:2', 'scripts/b.ts:1']);
});

describe('imports along the zones pass', () => {
  it('and a dynamic import names the file of a room', () => {
    write('consumer-app/src/app/a.ts', "export const load = () => import('../session/signOut');\n");
    expect(messages()).toEqual([]);
  });

  it('with every layer used as it is meant', () => {
    const allowed: Array<[string, string[]]> = [
      ['shared/src/api/a.ts', ['../schema/x', '../i18n/x', 'yup']],
      ['shared/src/admin/a.ts', ['../ui/x', '../api/x', 'react-admin', '@mui/material']],
      ['shared/src/ui/a.ts', ['../session/x', 'react']],
      ['shared/src/schema/a.test.ts', ['../testing/x', 'fast-check']],
      ['admin-console/src/app/a.ts', ['../resources/lenders', '../report', 'react-admin']],
      ['admin-console/src/resources/lenders/a.ts', ['./b', '@marketplace/shared/admin']],
      [
        'consumer-app/src/features/login/a.ts',
        ['../../session', '../../offers/x.css', '../../journey/x'],
      ],
      ['consumer-app/src/features/login/a.test.ts', ['@marketplace/shared/testing']],
      ['mock-server/src/server.ts', ['./store/json/jsonStore', './routes/x', './pages']],
      ['mock-server/src/routes/a.ts', ['../middleware/x', '../store/port', '../httpError']],
      ['mock-server/src/routes/a.test.ts', ['../store/json/jsonStore', '../server']],
      ['scripts/a.ts', ['@marketplace/mock-server', '@marketplace/shared/api']],
      ['e2e/a.spec.ts', ['../consumer-app/src/journey/places']],
    ];
    for (const [file, specifiers] of allowed)
      write(file, specifiers.map((name) => `import '${name}';\n`).join(''));
    const { files, violations } = checkZones(root);
    expect(violations).toEqual([]);
    expect(files).toBe(allowed.length);
  });
});
