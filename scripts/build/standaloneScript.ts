import { build, type Plugin } from 'vite';

/** How a script is built beside an app's pages. */
interface StandaloneScript {
  /** Absolute path of the source, which imports nothing. */
  entry: string;
  /** Name of the file, which stays the same from build to build. */
  fileName: string;
  /** Path under which the app is served, with a slash at both ends. */
  base: string;
}

/** Builds a script that other sites include by its address; a server for development serves its source. */
export function standaloneScript({ entry, fileName, base }: StandaloneScript): Plugin {
  return {
    name: 'standalone-script',
    configureServer(server) {
      server.middlewares.use(`${base}${fileName}`, (_request, response, next) => {
        server.transformRequest(entry).then((result) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(result?.code);
        }, next);
      });
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: ['chrome90', 'edge90', 'firefox90', 'safari15'],
            reportCompressedSize: false,
            rolldownOptions: {
              input: entry,
              output: { format: 'iife', entryFileNames: fileName },
            },
          },
        });
      },
    },
  };
}
