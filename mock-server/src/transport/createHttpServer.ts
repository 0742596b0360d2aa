import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { refusalOfMalformed } from './refusalOfMalformed';

interface Patience {
  /** Milliseconds for the headers of a request to be there. */
  readonly headers?: number;
  /** Milliseconds for a whole request, its body among it, to be there. */
  readonly request?: number;
}

const mostConnections = 2000;
const mostHeaders = 100;
const headerBytes = 16 * 1024;
/**
 * Longer than the minute for which proxies and browsers keep a connection: whoever closes first must not be
 * the server, or a request that was just on its way is lost.
 */
const idleMilliseconds = 65_000;

/**
 * An HTTP server that waits for nobody long, and answers JSON even to what is not HTTP. Connections
 * that send nothing, little by little or only half are let go.
 */
export function createHttpServer(
  listener: RequestListener,
  { headers = 10_000, request = 30_000 }: Patience = {},
): Server {
  const latest = new WeakMap<Socket, ServerResponse>();
  const server = createServer({
    maxHeaderSize: headerBytes,
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: idleMilliseconds,
    // Refused below, in JSON.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(500, headers),
  });
  server.maxConnections = mostConnections;
  server.maxHeadersCount = mostHeaders;
  server.on('request', (incoming, response) => {
    latest.set(incoming.socket, response);
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1')
      incoming.socket.end(refusalOfMalformed('HPE_NO_HOST'));
    else listener(incoming, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latest.get(socket);
    const answering = response?.headersSent === true && !response.writableFinished;
    const silent = error.code === 'ECONNRESET' || !socket.writable || answering;
    if (!silent) socket.end(refusalOfMalformed(error.code));
    // Whoever sends no sense is not waited for to close the connection.
    setTimeout(() => socket.destroy(), silent ? 0 : 100).unref();
  });
  return server;
}
