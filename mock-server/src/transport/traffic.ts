import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  /** The request that is being received or answered. */
  request: IncomingMessage | undefined;
  /** Bytes received so far, and since when there are no more. */
  bytes: number;
  since: number;
}

/** The connections and running requests of a server, so that it can end them in order. */
export class Traffic {
  readonly #connections = new Map<Socket, Connection>();
  readonly #running = new Set<ServerResponse>();
  #isEnding = false;
  #requests = 0;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#connections.set(socket, { request: undefined, bytes: 0, since: performance.now() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.on('request', (request, response) => this.#note(request, response));
  }

  #note(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#connections.get(request.socket);
    if (connection) connection.request = request;
    this.#requests += 1;
    this.#running.add(response);
    if (this.#isEnding) response.setHeader('Connection', 'close');
    response.once('close', () => {
      this.#running.delete(response);
      if (connection?.request === request) connection.request = undefined;
    });
  }

  /** Ends each connection with its next response, so that its client goes elsewhere. */
  endConnections(): void {
    this.#isEnding = true;
    for (const response of this.#running)
      if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Number of requests so far. */
  get requests(): number {
    return this.#requests;
  }

  /** Cuts the connections whose client has sent a part of a request and then nothing for so long. */
  cutSilent(milliseconds: number): void {
    const now = performance.now();
    for (const [socket, connection] of this.#connections) {
      if (connection.request?.complete === true) continue;
      if (socket.bytesRead !== connection.bytes) {
        connection.bytes = socket.bytesRead;
        connection.since = now;
      } else if (now - connection.since > milliseconds) socket.destroy();
    }
  }
}
