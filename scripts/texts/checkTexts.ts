import { findMissingKeys, findUnusedKeys } from './checkKeys';
import { compareLanguages } from './compareLanguages';
import type { Finding } from './finding';
import { findHardCodedTexts } from './hardCoded';
import { readUses, type Uses } from './readUses';
import {
  type AppTexts,
  readBorrowerTexts,
  readConsoleTexts,
  readPairedTexts,
  readServerCatalogue,
  readSharedCatalogue,
} from './repositoryTexts';
import { type Sources, readSources } from './sources';

/** Texts that the code uses in a way that this check cannot see. */
const ALLOWED: ReadonlyArray<{ message: RegExp; why: string }> = [
  {
    message: /^ui\.admin_routes\.\w+ is asked for nowhere$/,
    why: 'the table of the console’s addresses, shared/src/session/adminRoutes.ts, names its texts',
  },
];

/** Code that must not contain texts. A partner's title in `shared/src/branding` is data. */
const HARD_CODED = /^(consumer-app|admin-console|partner-portal)\/src\/|^shared\/src\/(ui|admin)\//;

interface Read {
  app: AppTexts;
  uses: Uses;
}

const key = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

/** Finds the shared texts that none of several apps uses. */
function findUnusedInAll(found: ReadonlyArray<readonly Finding[]>): Finding[] {
  const [first = [], ...rest] = found.map((each) => each.filter(isShared));
  const others = rest.map((each) => new Set(each.map(key)));
  return first.filter((finding) => others.every((each) => each.has(key(finding))));
}

const isShared = ({ file }: Finding): boolean => file.startsWith('shared/');

function findUnused(
  sources: Sources,
  [borrower, ...consoles]: readonly [Read, ...Read[]],
): Finding[] {
  const own = [...borrower.app.catalogues].flatMap(([name, texts]) =>
    name === 'shared' ? [] : findUnusedKeys([borrower.uses], name, texts),
  );
  const ofConsoles = consoles.map(({ app, uses }) =>
    [...app.catalogues].flatMap(([name, texts]) => findUnusedKeys([uses], name, texts)),
  );
  const everywhere = readSharedCatalogue(sources);
  const ofShared = [
    findUnusedKeys([borrower.uses], 'shared', everywhere),
    ...consoles.map(({ uses }) => findUnusedKeys([uses], 'console', everywhere)),
  ];
  const inShared = new Set(ofShared.flat().map(key));
  const ofKit = ofConsoles.map((found) => found.filter((each) => !inShared.has(key(each))));
  return [
    ...own,
    ...ofConsoles.flat().filter((finding) => !isShared(finding)),
    ...findUnusedInAll(ofKit),
    ...findUnusedInAll(ofShared),
  ];
}

function findUnusedServerTexts(sources: Sources): Finding[] {
  const files = sources.files.filter(
    (file) => file.startsWith('mock-server/') && !file.includes('/messages/'),
  );
  const uses = readUses(sources, files, {});
  const reach = new Map(files.map((file) => [file, new Set(['server'])]));
  return findUnusedKeys([{ ...uses, reach }], 'server', readServerCatalogue(sources));
}

/** Checks all texts below `root`; returns the findings and the number of texts. */
export function checkTexts(root: string): { texts: number; findings: Finding[] } {
  const sources = readSources(root);
  const read = (app: AppTexts): Read => ({ app, uses: readUses(sources, app.files, app.hooks) });
  const borrower = read(readBorrowerTexts(sources));
  const consoles = ['admin-console', 'partner-portal'].map((app) =>
    read(readConsoleTexts(sources, app)),
  );
  const apps: readonly [Read, ...Read[]] = [borrower, ...consoles];
  const catalogues = [
    ...apps.flatMap(({ app }) =>
      [...app.catalogues.values()].map((texts) => ({ texts, foreign: app.foreign })),
    ),
    { texts: readServerCatalogue(sources), foreign: /^$/ },
    { texts: readPairedTexts(sources), foreign: /^$/ },
  ];
  const findings = [
    ...apps.flatMap(({ app, uses }) => findMissingKeys(uses, app.catalogues, app.foreign)),
    ...findUnused(sources, apps),
    ...findUnusedServerTexts(sources),
    ...catalogues.flatMap(({ texts, foreign }) => compareLanguages(texts, foreign)),
    ...sources.files
      .filter((file) => HARD_CODED.test(file) && !file.includes('/i18n/'))
      .flatMap((file) => findHardCodedTexts(sources.read(file))),
  ].filter(({ message }) => !ALLOWED.some((allowed) => allowed.message.test(message)));
  return {
    texts: catalogues.reduce((sum, { texts }) => sum + texts.en.size, 0),
    findings: [...new Map(findings.map((finding) => [key(finding), finding])).values()],
  };
}
