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
}

/**
 * The client of a console: the area's own token, and on a 401 the credentials go and the sign-in
 * page comes, with the way back. Drafts stay.
 */
export function createConsoleClient(options: ConsoleClientOptions): Client {
  const { area, preferences, translate } = options;
  const leave = options.leave ?? ((path) => window.location.assign(path));
  return createClient({
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
}
