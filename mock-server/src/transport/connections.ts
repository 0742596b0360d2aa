import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

export interface ConnectionLimits {
  /** Maximum number of connections of all clients. */
  readonly total: number;
  /** Maximum number of connections of one client: an IPv4 address, or an IPv6 /64 network. */
  readonly perClient: number;
  /**
   * Whether an address is a proxy's. A proxy's connections serve many clients, so only `total`
   * limits them.
   */
  readonly isProxy: (address: string) => boolean;
}

interface Client {
  readonly open: Set<Socket>;
  /** Connections without a running request, the longest idle first. */
  readonly idle: Set<Socket>;
}

/**
 * Tracks the open connections of each client. At the limit, closes the connection that has been
 * idle longest to admit a new one, so that nobody can block the server by holding connections open.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #clients = new Map<string, Client>();
  readonly #entries = new WeakMap<Socket, { readonly client: Client; requests: number }>();
  #total = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /**
   * Admits a new connection and counts it. Returns false, without counting it, if all slots are
   * busy.
   */
  admit(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '';
    const key = address === '' ? '' : ipKeyGenerator(address, 64);
    const client = this.#clients.get(key) ?? { open: new Set(), idle: new Set() };
    const isBounded = !this.#limits.isProxy(address);
    if (isBounded && client.open.size >= this.#limits.perClient && !this.#closeOldestIdle(client))
      return false;
    if (this.#total >= this.#limits.total && !this.#closeAnyIdle()) return false;
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

  /** Marks a connection as busy until `end` has been called for each of its requests. */
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

  #closeOldestIdle(client: Client): boolean {
    const [oldest] = client.idle;
    if (!oldest) return false;
    this.#forget(client, oldest);
    oldest.destroy();
    return true;
  }

  /**
   * Closes a connection of the client that has the most connections, among clients with an idle
   * one.
   */
  #closeAnyIdle(): boolean {
    let largest: Client | undefined;
    for (const client of this.#clients.values())
      if (client.idle.size > 0 && client.open.size > (largest?.open.size ?? 0)) largest = client;
    return largest !== undefined && this.#closeOldestIdle(largest);
  }
}
