import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connections';
import { Connections } from './connections';
import { refusalOfMalformed, refusalOfTooMany } from './refusalOfMalformed';

interface HttpServerOptions {
  /** Milliseconds for the headers of a request to be there. */
  readonly headers?: number;
  /** Milliseconds for a whole request, its body among it, to be there. */
  readonly request?: number;
  readonly connections?: Partial<ConnectionLimits>;
}

/**
 * A browser keeps six connections, so `perClient` is enough for forty people behind one address. Beyond
 * it they still get in: idle connections make room, and browsers open such a one again unnoticed.
 */
const defaultLimits: ConnectionLimits = { total: 2000, perClient: 256, isProxy: () => false };
/** Connections that Node closes without a word; only reached while others are being closed. */
const mostConnections = defaultLimits.total + 200;
const mostHeaders = 100;
const headerBytes = 16 * 1024;
/**
 * Longer than the minute for which proxies and browsers keep a connection: whoever closes first must not be
 * the server, or a request that was just on its way is lost.
 */
const idleMilliseconds = 65_000;

/**
 * An HTTP server that waits for nobody long, and answers JSON even to what is not HTTP. Connections
 * that send nothing, little by little or only half are let go, the oldest idle ones also to make room.
 */
export function createHttpServer(
  listener: RequestListener,
  { headers = 10_000, request = 30_000, connections: limits }: HttpServerOptions = {},
): Server {
  const connections = new Connections({ ...defaultLimits, ...limits });
  const refused = new WeakSet<Socket>();
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
  server.on('connection', (socket) => {
    if (connections.admit(socket)) return;
    refused.add(socket);
    socket.end(refusalOfTooMany());
    setTimeout(() => socket.destroy(), 100).unref();
  });
  server.on('request', (incoming, response) => {
    if (refused.has(incoming.socket)) return;
    latest.set(incoming.socket, response);
    connections.begin(incoming.socket);
    response.once('close', () => connections.end(incoming.socket));
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
