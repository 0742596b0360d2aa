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

/** A call that the script in the page has sent (`sendFirstCalls.js`). */
interface FirstCall {
  answer: Promise<Response>;
  cancel: () => void;
}

declare global {
  interface Window {
    /** The page's first calls by their address, until somebody asks for the answer. */
    firstCalls?: Map<string, FirstCall>;
  }
}

/** Age of a page at which the answers of its first calls count as out of date. */
const FRESH_MS = 30_000;

/** Returns a page's first call to an address once, unless its answer is out of date. */
function takeFirstCall(address: unknown): FirstCall | undefined {
  if (typeof address !== 'string' || typeof window === 'undefined') return undefined;
  const call = window.firstCalls?.get(address);
  window.firstCalls?.delete(address);
  return performance.now() < FRESH_MS ? call : undefined;
}

/**
 * Creates a console's client, which sends the area's token. The first equal call takes the answer of a call that the
 * page has sent already; without one, it sends its own. On a 401 it deletes the credentials, keeps the drafts
 * and opens the sign-in page, which leads back to this page.
 */
export function createConsoleClient(options: ConsoleClientOptions): Client {
  const { area, preferences, translate } = options;
  const leave = options.leave ?? ((path) => window.location.assign(path));
  const request = options.fetch ?? globalThis.fetch.bind(globalThis);
  return createClient({
    fetch: async (input, init) => {
      const first = init?.method === 'GET' ? takeFirstCall(input) : undefined;
      init?.signal?.addEventListener('abort', () => first?.cancel());
      const answer = await first?.answer.catch(() => undefined);
      return answer ?? request(input, init);
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
}
