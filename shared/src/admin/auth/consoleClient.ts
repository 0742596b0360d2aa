import { type Client, createClient } from '../../api';
import type { Translate } from '../../i18n';
import { type Area, handleUnauthorized, readToken } from '../../session';
import type { PreferenceStore } from '../preferences/preferences';

export interface ConsoleClientOptions {
  area: Area;
  preferences: PreferenceStore;
  /** Texts in the current language, for failures without a message from the server. */
  translate: () => Translate;
  /** Opens a page of this origin; the browser's own navigation by default. */
  leave?: (path: string) => void;
  /** The browser's own by default. */
  fetch?: typeof globalThis.fetch;
}

/** A client that can send a call before the code that needs the answer has loaded. */
export interface ConsoleClient extends Client {
  /** Sends a GET now. The next equal call within seconds takes its answer; after a failure it sends its own. */
  ahead(path: string): void;
}

/** Age at which an answer that was requested ahead counts as out of date. */
const FRESH_MS = 10_000;

/**
 * Creates a console's client, which sends the area's token. On a 401 it deletes the credentials, keeps the drafts
 * and opens the sign-in page, which leads back to this page.
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
      const path = handleUnauthorized(area, window.location);
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
