import type { ClientValueName } from '@marketplace/shared/session';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

export interface ConsolePreload {
  /** Absolute path of the module that opens the console. */
  entry: string;
  /** Path under which the app is served. */
  base: string;
  /** The cookie that exists while a person is signed in. */
  cookie: ClientValueName;
}

/** Collects the chunk of a module and all its imports, except those that the page loads at the start anyway. */
function findChunks(entry: string, bundle: Bundle): Chunk[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
  if (!start) throw new Error(`${entry} has no file of its own`);
  const found = new Set([start]);
  for (const { imports } of found)
    for (const chunk of chunks)
      if (imports.includes(chunk.fileName) && !chunk.isEntry) found.add(chunk);
  return [...found];
}

/** Builds a script that adds preload links for the files if the cookie exists. */
export function buildPreloadScript(
  cookie: string,
  files: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const links = [
    ...files.scripts.map((href) => ({ rel: 'modulepreload', href })),
    ...files.styles.map((href) => ({ rel: 'preload', as: 'style', href })),
  ];
  return (
    `if(/(^|; )${cookie}=./.test(document.cookie))for(const l of ${JSON.stringify(links)})` +
    `document.head.append(Object.assign(document.createElement("link"),{crossOrigin:""},l))`
  );
}

/**
 * Preloads the files of a console in parallel with the first script for a person who is signed in. Otherwise a
 * slow line would load them only after the first script has run.
 */
export function consolePreload({ entry, base, cookie }: ConsolePreload): Plugin {
  return {
    name: 'console-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = findChunks(entry, bundle);
        const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const files = {
          scripts: chunks.map(({ fileName }) => base + fileName),
          styles: [...new Set(styles)].map((fileName) => base + fileName),
        };
        // Insert it after the first script, which has priority, and before the styles, which would delay it.
        const script = `<script>${buildPreloadScript(cookie, files)}</script>\n    `;
        return html.replace('<link rel="stylesheet"', (link) => script + link);
      },
    },
  };
}
