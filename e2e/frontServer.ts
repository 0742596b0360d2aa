import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before the product. A test can shut it and simulate a new build. */
export interface FrontServer {
  url: string;
  /** Refuses connections, like a machine that is down. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Renames all files of the build; the old names return nothing. */
  rebuild(): void;
}

/** Matches a build file's name: name, hash, extension. */
const HASHED = /([\w.]+-)([\w-]{8})(\.(?:js|css|woff2))/g;
const TEXT = /html|javascript|css/;

const reversed = (text: string): string => Array.from(text).toReversed().join('');
/** Swaps the names of the build files in a text. A second call restores them. */
const renamed = (text: string): string =>
  text.replaceAll(
    HASHED,
    (_, name: string, hash: string, kind: string) => name + reversed(hash) + kind,
  );

/** Starts a proxy before the product at `target`, on its own fixed port. */
export async function startFrontServer(target: string): Promise<FrontServer> {
  let rebuilt = false;
  let port = 0;
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const file = url.startsWith('/assets/');
    const path = rebuilt && file ? renamed(url) : url;
    const passed = { ...headers, 'accept-encoding': 'identity' };
    const onward = ask(target + path, { method, headers: passed }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _, etag: __, ...rest } = answer.headers;
        const body = Buffer.concat(chunks);
        const other = rebuilt && TEXT.test(rest['content-type'] ?? '');
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(other ? renamed(body.toString()) : body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const open = () =>
    new Promise<void>((done) => {
      server.listen(port, '127.0.0.1', done);
    });
  await open();
  port = portOf(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    open,
    shut: () => close(server),
    rebuild() {
      rebuilt = true;
    },
  };
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
