import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

export interface ConnectionLimits {
  /** Connections of all clients together. */
  readonly total: number;
  /** Connections of one client: an IPv4 address, or an IPv6 network of 64 bits. */
  readonly perClient: number;
  /** Whether an address is a proxy's: its connections are those of many clients, and only `total` bounds them. */
  readonly isProxy: (address: string) => boolean;
}

interface Client {
  readonly open: Set<Socket>;
  /** Connections without a request under way, the longest idle first. */
  readonly idle: Set<Socket>;
}

/**
 * The open connections by client. Where there are too many, the connection that has been idle for
 * longest makes room for a new one, so that nobody shuts the door by holding connections open.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #clients = new Map<string, Client>();
  readonly #entries = new WeakMap<Socket, { readonly client: Client; requests: number }>();
  #total = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Counts a new connection in; answers false, and counts nothing, where busy ones leave no room. */
  admit(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '';
    const key = address === '' ? '' : ipKeyGenerator(address, 64);
    const client = this.#clients.get(key) ?? { open: new Set(), idle: new Set() };
    const isBounded = !this.#limits.isProxy(address);
    if (isBounded && client.open.size >= this.#limits.perClient && !this.#shed(client))
      return false;
    if (this.#total >= this.#limits.total && !this.#shedAny()) return false;
    this.#clients.set(key, client);
    this.#entries.set(socket, { client, requests: 0 });
    client.open.add(socket);
    client.idle.add(socket);
    this.#total += 1;
    socket.once('close', () => {
      this.#forget(client, socket);
      if (client.open.size === 0 && this.#clients.get(key) === client) this.#clients.delete(key);
    });
    return true;
  }

  /** Keeps a connection from being idle until `end` has been called for each of its requests. */
  begin(socket: Socket): void {
    const entry = this.#entries.get(socket);
    if (!entry) return;
    entry.requests += 1;
    entry.client.idle.delete(socket);
  }

  end(socket: Socket): void {
    const entry = this.#entries.get(socket);
    if (!entry) return;
    entry.requests -= 1;
    if (entry.requests === 0 && entry.client.open.has(socket)) entry.client.idle.add(socket);
  }

  #forget(client: Client, socket: Socket): void {
    if (client.open.delete(socket)) this.#total -= 1;
    client.idle.delete(socket);
  }

  #shed(client: Client): boolean {
    const [oldest] = client.idle;
    if (!oldest) return false;
    this.#forget(client, oldest);
    oldest.destroy();
    return true;
  }

  /** Sheds a connection of the client that has most of those who have idle ones. */
  #shedAny(): boolean {
    let greediest: Client | undefined;
    for (const client of this.#clients.values())
      if (client.idle.size > 0 && client.open.size > (greediest?.open.size ?? 0))
        greediest = client;
    return greediest !== undefined && this.#shed(greediest);
  }
}
