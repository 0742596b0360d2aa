import type { Place } from './place';

/** Returns why one place may not import another; undefined if it may. */
type Rule = (from: Place, to: Place) => string | undefined;

/** A layer imports only from the rows before its own. */
const SHARED_LAYERS = [
  ['collections', 'format', 'i18n'],
  ['branding'],
  ['schema'],
  ['resources'],
  ['lending'],
  ['api', 'form'],
  ['session'],
  ['ui'],
  ['admin'],
  ['testing'],
];
const APP_LAYERS = [
  // The service worker and the widget of partners' sites import nothing of the app.
  ['worker', 'widget'],
  ['i18n'],
  // Rooms, which several features share. They may import each other, but not in a circle.
  [
    'accounts',
    'applications',
    'brand',
    'browser',
    'consents',
    'eligibility',
    'form',
    'history',
    'language',
    'leads',
    'lenderSwitch',
    'lists',
    'names',
    'notices',
    'offers',
    'otp',
    'pincode',
    'preview',
    'products',
    'profile',
    'query',
    'report',
    'session',
    'share',
    'tasks',
    'ui',
  ],
  ['journey'],
  ['features', 'resources'],
  ['app'],
  ['testing'],
];

/** A room imports the rooms of the rows before it, and those of its own row. */
const ROOMS: readonly { readonly folder: string; readonly rows: readonly string[][] }[] = [
  {
    folder: 'shared/admin',
    rows: [
      ['i18n', 'layout', 'preferences'],
      ['context'],
      ['data'],
      ['feedback'],
      ['fields', 'form'],
      ['approvals'],
      ['charts', 'saving'],
      ['table'],
      ['resource'],
      ['features'],
      ['auth'],
      ['shell'],
    ],
  },
  {
    folder: 'mock-server/routes',
    rows: [
      ['audit'],
      ['kit'],
      ['outbox'],
      ['approvals'],
      ['session'],
      ['earnings'],
      ['borrower'],
      ['catalogue'],
      ['customers'],
      ['savedViews'],
      ['uploads'],
      ['partner'],
      ['files'],
      ['rest'],
      ['console'],
      ['jobs'],
      ['system'],
      ['dev'],
    ],
  },
];

/** Whether a file assembles the mock server. Only these files choose a store. */
const isServerRoot = ({ layer, member }: Place): boolean =>
  layer === '' && (member === 'server' || member === 'openStore');

const isRoom = (rank: number): boolean => rank === getRank(APP_LAYERS, 'session');

const getRank = (layers: readonly string[][], layer: string): number =>
  layers.findIndex((row) => row.includes(layer));

const checkPackages: Rule = (from, to) => {
  if (from.workspace === to.workspace) return undefined;
  // Browser tests read every address from the app's own table, and what it says in both languages from its catalogues.
  if (from.workspace === 'e2e' && to.workspace === 'consumer-app')
    if (to.layer === 'journey' || to.layer === 'i18n') return undefined;
  if (from.kind === 'tooling')
    return to.kind === 'shared' || to.kind === 'server' || to.kind === 'tooling'
      ? undefined
      : 'scripts and browser tests import no app';
  return to.kind === 'shared' ? undefined : `${from.workspace} imports from shared only`;
};

const checkSharedEntries: Rule = (from, to) => {
  if (to.kind !== 'shared' || from.kind === 'shared') return undefined;
  const entry = to.layer || to.member;
  if (entry === 'testing' && !from.test) return 'shared/testing is for tests';
  if (entry === 'admin' && from.kind !== 'console') return 'shared/admin is for the consoles';
  if (entry === 'ui' && from.kind === 'server') return 'the server shows nothing: no shared/ui';
  return undefined;
};

const checkShared: Rule = (from, to) => {
  if (from.kind !== 'shared' || to.kind !== 'shared' || from.layer === to.layer) return undefined;
  if (from.test && to.layer === 'testing') return undefined;
  const own = getRank(SHARED_LAYERS, from.layer);
  return getRank(SHARED_LAYERS, to.layer) < own
    ? undefined
    : `shared/${from.layer} does not import shared/${to.layer || to.member}`;
};

const checkApp: Rule = (from, to) => {
  if (from.workspace !== to.workspace || (from.kind !== 'app' && from.kind !== 'console'))
    return undefined;
  if (from.test && to.layer === 'testing') return undefined;
  const own = getRank(APP_LAYERS, from.layer);
  const other = getRank(APP_LAYERS, to.layer);
  if (from.layer === to.layer) {
    const siblings = from.layer === 'features' || from.layer === 'resources';
    return siblings && from.member !== to.member
      ? `${from.layer}/${from.member} does not import its sibling ${to.member}`
      : undefined;
  }
  if (own === other && isRoom(own)) return undefined;
  return other < own ? undefined : `${from.layer} does not import ${to.layer || to.member}`;
};

/**
 * Returns why one place may not import a file of a room: others import its `index.ts`. A stylesheet is imported
 * by name, and so is what `import()` loads, because `index.ts` would load the whole room.
 */
export function findRoomViolation(from: Place, to: Place, specifier: string): string | undefined {
  const isOther = from.workspace !== to.workspace || from.layer !== to.layer;
  return isOther &&
    !from.test &&
    isRoom(getRank(APP_LAYERS, to.layer)) &&
    (to.kind === 'app' || to.kind === 'console') &&
    to.member !== 'index' &&
    to.member !== '' &&
    !specifier.endsWith('.css')
    ? `${to.layer} is imported through its index.ts`
    : undefined;
}

const checkServer: Rule = (from, to) => {
  if (from.kind !== 'server' || to.kind !== 'server' || from.test || isServerRoot(from))
    return undefined;
  const name = from.layer || from.member;
  const adapter = to.layer === 'store' && to.nested;
  if (isServerRoot(to)) return `${name} does not import server`;
  if (from.layer === 'store' && adapter)
    return from.member === to.member ? undefined : 'the store port does not import a store';
  if (from.layer === to.layer) return undefined;
  if (adapter && from.layer !== 'seed') return `${name} knows the store's port only`;
  // Root files may import everything; the check of cycles finds imports that lead back.
  if (from.layer === '') return undefined;
  // Every layer may know the path of the checkout.
  if (to.layer === '' && to.member === 'repository') return undefined;
  if (to.layer === 'pages' || from.layer === 'pages') return 'pages stands alone';
  if (to.layer === 'routes') return `${name} does not import routes`;
  if (to.layer === 'middleware' && from.layer !== 'routes')
    return `${name} does not import middleware`;
  if (from.layer === 'store' && to.layer !== '') return `store does not import ${to.layer}`;
  return undefined;
};

/** Files beside the rooms stand in no row: the check of cycles finds imports that lead back. */
const checkRooms: Rule = (from, to) => {
  const folder = `${from.workspace}/${from.layer}`;
  const rows = ROOMS.find((one) => one.folder === folder)?.rows;
  if (!rows || folder !== `${to.workspace}/${to.layer}` || from.test || !from.nested || !to.nested)
    return undefined;
  const own = getRank(rows, from.member);
  const other = getRank(rows, to.member);
  return own >= 0 && other >= 0 && other <= own
    ? undefined
    : `${from.layer}/${from.member} does not import ${to.layer}/${to.member}`;
};

const checkTestOnly: Rule = (from, to) =>
  from.workspace === to.workspace && to.layer === 'testing' && !from.test
    ? 'testing is for tests'
    : undefined;

/** All rules for imports within the repository. */
export const RULES: readonly Rule[] = [
  checkPackages,
  checkSharedEntries,
  checkShared,
  checkApp,
  checkServer,
  checkRooms,
  checkTestOnly,
];

/** Returns why a folder is not allowed: the rules do not know it. */
export function findFolderViolation(place: Place): string | undefined {
  if (!place.layer) return undefined;
  const layers =
    place.kind === 'shared'
      ? SHARED_LAYERS
      : place.kind === 'app' || place.kind === 'console'
        ? APP_LAYERS
        : undefined;
  return layers && getRank(layers, place.layer) < 0
    ? `src/${place.layer} is no layer; known are ${layers.flat().join(', ')}`
    : undefined;
}
