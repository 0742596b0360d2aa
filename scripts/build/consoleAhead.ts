import type { ClientValueName } from '@marketplace/shared/session';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

export interface ConsoleAhead {
  /** Absolute path of the module that opens the console. */
  entry: string;
  /** Path under which the app is served. */
  base: string;
  /** The cookie that whoever is signed in has. */
  cookie: ClientValueName;
}

/** The chunk of a module with all that it imports, but for what the page starts with anyway. */
function chunksOf(entry: string, bundle: Bundle): Chunk[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
  if (!start) throw new Error(`${entry} has no file of its own`);
  const found = new Set([start]);
  for (const { imports } of found)
    for (const chunk of chunks)
      if (imports.includes(chunk.fileName) && !chunk.isEntry) found.add(chunk);
  return [...found];
}

/** For whoever has the cookie: links that have the files fetched at once. */
export function aheadScript(
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
 * Has the files of a console fetched beside the first script, not after it, when the page is opened by
 * someone who is signed in: on a slow line the first script would only then ask for them.
 */
export function consoleAhead({ entry, base, cookie }: ConsoleAhead): Plugin {
  return {
    name: 'console-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = chunksOf(entry, bundle);
        const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const files = {
          scripts: chunks.map(({ fileName }) => base + fileName),
          styles: [...new Set(styles)].map((fileName) => base + fileName),
        };
        // Behind the first script, which is to come first, and in front of the styles, for which it would wait.
        const script = `<script>${aheadScript(cookie, files)}</script>\n    `;
        return html.replace('<link rel="stylesheet"', (link) => script + link);
      },
    },
  };
}
