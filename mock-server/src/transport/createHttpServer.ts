import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connections';
import { Connections } from './connections';
import { watchTraffic } from './closeHttpServer';
import { buildMalformedRefusal, buildTooManyRefusal } from './connectionRefusals';

interface HttpServerOptions {
  /** Milliseconds in which a client must send a request's headers. */
  readonly headers?: number;
  /** Milliseconds that a client may pause while it sends a body. */
  readonly pause?: number;
  /** Milliseconds in which a client must send a whole request, including its body. */
  readonly request?: number;
  readonly connections?: Partial<ConnectionLimits>;
}

/**
 * A browser opens up to six connections, so `perClient` is enough for forty people behind one address. More
 * people can still connect: the server closes idle connections, and browsers reopen them unnoticed.
 */
const defaultLimits: ConnectionLimits = { total: 2000, perClient: 256, isProxy: () => false };
/** Limit at which Node closes connections without a response; only reached while others are closing. */
const maxConnections = defaultLimits.total + 200;
const MAX_HEADERS = 100;
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Longer than the 60 seconds for which proxies and browsers keep a connection. If the server closed
 * first, a request on its way would be lost.
 */
const IDLE_MS = 65_000;

/** Refuses a request whose body stops arriving. Allows a slow body, such as a phone's upload. */
function limitPauses(request: IncomingMessage, response: ServerResponse, pause: number): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  request.setTimeout(pause, () => {
    if (!response.headersSent) socket.end(buildMalformedRefusal('ERR_HTTP_REQUEST_TIMEOUT'));
    setTimeout(() => socket.destroy(), 100).unref();
  });
  // The response may take its time.
  request.once('end', () => request.setTimeout(0));
}

/**
 * Creates an HTTP server that limits how long it waits for a client, and responds with JSON even to
 * malformed requests. Closes connections that send nothing, too slowly, or only half a request.
 */
export function createHttpServer(
  listener: RequestListener,
  {
    headers = 10_000,
    pause = 30_000,
    request = 15 * 60_000,
    connections: limits,
  }: HttpServerOptions = {},
): Server {
  const connections = new Connections({ ...defaultLimits, ...limits });
  const refused = new WeakSet<Socket>();
  const latest = new WeakMap<Socket, ServerResponse>();
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: IDLE_MS,
    // The server refuses this itself, below, to respond with JSON.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(500, headers),
  });
  server.maxConnections = maxConnections;
  server.maxHeadersCount = MAX_HEADERS;
  watchTraffic(server);
  server.on('connection', (socket) => {
    if (connections.admit(socket)) return;
    refused.add(socket);
    socket.end(buildTooManyRefusal());
    setTimeout(() => socket.destroy(), 100).unref();
  });
  server.on('request', (incoming, response) => {
    if (refused.has(incoming.socket)) return;
    latest.set(incoming.socket, response);
    connections.begin(incoming.socket);
    response.once('close', () => connections.end(incoming.socket));
    limitPauses(incoming, response, pause);
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1')
      incoming.socket.end(buildMalformedRefusal('HPE_NO_HOST'));
    else listener(incoming, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latest.get(socket);
    const answering = response?.headersSent === true && !response.writableFinished;
    const silent = error.code === 'ECONNRESET' || !socket.writable || answering;
    if (!silent) socket.end(buildMalformedRefusal(error.code));
    // Do not wait for a client that sends malformed requests to close the connection.
    setTimeout(() => socket.destroy(), silent ? 0 : 100).unref();
  });
  return server;
}
