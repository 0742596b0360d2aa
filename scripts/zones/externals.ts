import type { Place } from './place';

const REACT = /^(react|react-.+|@mui|@emotion|ra-.+|notistack|valtio)(\/|$)/;
const HEAVY = /^(react-admin|@mui|@emotion|ra-.+)(\/|$)/;
const REACT_FREE = new Set([
  'schema',
  'resources',
  'api',
  'lending',
  'session',
  'branding',
  'collections',
  'format',
  'i18n',
]);

/** Whether a place must run without React, with everything that it imports. */
export function isReactFree(place: Place): boolean {
  if (place.kind === 'shared') return REACT_FREE.has(place.layer);
  return place.kind === 'server' || place.layer === 'journey';
}

export const dependsOnReact = (packageName: string): boolean => REACT.test(packageName);

/** Returns why a place may not import an outside package; undefined if it may. */
export function findExternalViolation(from: Place, packageName: string): string | undefined {
  const name = from.layer ? `${from.workspace}/${from.layer}` : from.workspace;
  if (isReactFree(from) && !from.test && dependsOnReact(packageName))
    return `${name} is free of React: no ${packageName}`;
  const light = from.kind === 'app' || (from.kind === 'shared' && from.layer === 'ui');
  return light && HEAVY.test(packageName)
    ? `${name} is free of MUI and react-admin: no ${packageName}`
    : undefined;
}
