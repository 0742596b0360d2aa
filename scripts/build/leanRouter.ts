import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\/.*\.mjs$/;

/** A name that only developer tools show; the assignment keeps what nobody uses. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const CLASS = /^(var \w+ = )class extends (React\d*\.Component) \{\n([\s\S]*?)^\};$/gm;

/** The router's source with its parts marked as ones that do nothing while nobody uses them. */
export const markedPure = (code: string): string =>
  code
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(MADE, '$1/* @__PURE__ */ $2')
    .replaceAll(CLASS, '$1/* @__PURE__ */ ((Base) => class extends Base {\n$3})($2);');

/**
 * Lets the build leave out what an app does not use of the router: forms, server rendering, scroll
 * restoration. They stand in one file with the rest, and to the build each call that makes a
 * component at its top level, and each superclass, might do something.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: markedPure(code), map: null }),
  },
});
