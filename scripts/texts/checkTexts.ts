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

/** Finds the texts that no app with them in a catalogue uses. */
function findUnused(apps: readonly Read[]): Finding[] {
  const checked = apps.flatMap(({ app, uses }) =>
    [...app.catalogues].map(([name, texts]) => {
      const unused = findUnusedKeys([uses], name, texts);
      return { texts, unused, places: new Set(unused.map(key)) };
    }),
  );
  const used = new Set(
    checked.flatMap(({ texts, places }) =>
      [...texts.en]
        .map(([name, { file, line }]) =>
          key({ file, line, message: `${name} is asked for nowhere` }),
        )
        .filter((place) => !places.has(place)),
    ),
  );
  return checked.flatMap(({ unused }) => unused).filter((finding) => !used.has(key(finding)));
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
  const apps = [borrower, ...consoles];
  const catalogues = [
    ...apps.flatMap(({ app }) =>
      [...app.catalogues.values()].map((texts) => ({ texts, foreign: app.foreign })),
    ),
    { texts: readServerCatalogue(sources), foreign: /^$/ },
    { texts: readPairedTexts(sources), foreign: /^$/ },
  ];
  const findings = [
    ...apps.flatMap(({ app, uses }) => findMissingKeys(uses, app.catalogues, app.foreign)),
    ...findUnused(apps),
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
