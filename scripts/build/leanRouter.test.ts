import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter, markedPure } from './leanRouter';

const consumer = join(import.meta.dirname, '../../consumer-app/package.json');
const router = dirname(createRequire(consumer).resolve('react-router/package.json'));

const ENTRY = '\0entry';
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) =>
    id === ENTRY
      ? `import { BrowserRouter, Link } from '${join(router, 'dist/production/index.mjs')}';
         console.log(BrowserRouter, Link);`
      : undefined,
};

/** Builds a page that uses only a link of the router and returns its script. */
async function scriptWith(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  const parts = Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  const all = 'output' in built ? built.output : parts;
  return all.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

it('leaves out what a page does not use of the router, and nothing of what it uses', async () => {
  const [lean, plain] = [await scriptWith([leanRouter()]), await scriptWith([])];
  const routerOf = (script: string) =>
    script.slice(script.indexOf('function createBrowserHistory'));
  for (const used of ['function BrowserRouter', 'function useLinkClickHandler'])
    expect(lean).toContain(used);
  expect(lean).not.toMatch(/ScrollRestoration|useFormAction|AwaitErrorBoundary/);
  // If this fails because the plain build is as small, remove the plugin.
  expect(routerOf(lean).length).toBeLessThan(0.8 * routerOf(plain).length);
});

it('changes of a component’s class no more than the mark', () => {
  const code = 'var Edge = class extends React2.Component {\n  render() {}\n};\nvar a = 1;\n';
  expect(markedPure(code)).toBe(
    'var Edge = /* @__PURE__ */ ((Base) => class extends Base {\n  render() {}\n})(React2.Component);\nvar a = 1;\n',
  );
});
