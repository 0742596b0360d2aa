import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\/.*\.mjs$/;

/** Matches a displayName, which only developer tools show. The assignment prevents tree shaking. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const CLASS = /^(var \w+ = )class extends (React\d*\.Component) \{\n([\s\S]*?)^\};$/gm;

/** Marks the router's components and classes as pure, so that the bundler drops unused ones. */
export const markedPure = (code: string): string =>
  code
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(MADE, '$1/* @__PURE__ */ $2')
    .replaceAll(CLASS, '$1/* @__PURE__ */ ((Base) => class extends Base {\n$3})($2);');

/**
 * Lets the bundler drop the unused parts of the router: forms, server rendering, scroll restoration. They are
 * in one file with the rest, and the bundler assumes side effects in each top-level call that creates a
 * component and in each superclass.
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
