import { type Client, createClient } from '../../api';
import type { Translate } from '../../i18n';
import { type Area, afterUnauthorized, readToken } from '../../session';
import type { PreferenceStore } from '../preferences';

export interface ConsoleClientOptions {
  area: Area;
  preferences: PreferenceStore;
  /** Texts in the language of the moment, for failures that no server message explains. */
  translate: () => Translate;
  /** Leaves for a page of this origin; the browser's own navigation unless given. */
  leave?: (path: string) => void;
  /** The browser's own unless given. */
  fetch?: typeof globalThis.fetch;
}

/** A client whose calls may be begun before the code that makes them has come. */
export interface ConsoleClient extends Client {
  /** Sends a GET now, for whoever asks the same within seconds; a failure is met there, by asking again. */
  ahead(path: string): void;
}

/** For so long an answer that was asked for ahead is taken: later it might be out of date. */
const FRESH_MS = 10_000;

/**
 * The client of a console: the area's own token, and on a 401 the credentials go and the sign-in
 * page comes, with the way back. Drafts stay.
 */
export function createConsoleClient(options: ConsoleClientOptions): ConsoleClient {
  const { area, preferences, translate } = options;
  const leave = options.leave ?? ((path) => window.location.assign(path));
  const request = options.fetch ?? globalThis.fetch.bind(globalThis);
  const early = new Map<unknown, { at: number; response: Promise<Response> }>();
  const client = createClient({
    fetch: (input, init) => {
      const known = init?.method === 'GET' ? early.get(input) : undefined;
      early.delete(input);
      if (!known || known.at < Date.now() - FRESH_MS) return request(input, init);
      return known.response.catch(() => request(input, init));
    },
    token: () => readToken(area),
    language: () => preferences.get('language'),
    texts: () => ({
      offline: translate()('server.offline'),
      timeout: translate()('server.timeout'),
      failed: translate()('server.failed'),
    }),
    onUnauthorized: () => {
      const path = afterUnauthorized(area, window.location);
      if (path) leave(path);
    },
  });
  return {
    ...client,
    ahead(path) {
      const response = client.send(path, { method: 'GET' });
      response.catch(() => undefined);
      early.set(path, { at: Date.now(), response });
    },
  };
}
