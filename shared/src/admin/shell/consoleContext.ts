import { type ReactNode, createContext, use } from 'react';
import type { Brand } from '../../branding';
import type { PageManifest, ResourceManifest } from '../manifest';
import type { PreferenceStore } from '../preferences';

/** What the parts of a console know of it. */
export interface ConsoleSetup {
  area: 'admin' | 'partner';
  brand: Brand;
  preferences: PreferenceStore;
  resources: readonly ResourceManifest[];
  pages: readonly PageManifest[];
  /** Path of the page that the person starts from and is sent to when refused, below the console's own. */
  home: () => string;
  /** Told of each path that is gone to. */
  onVisit?: (path: string) => void;
  /** Stands above every page, such as whom an admin is acting as. */
  banner?: ReactNode;
  /** Leaves for the sign-in page; `ended` where the server has ended the session already. */
  logout: (reason: 'asked' | 'idle', ended?: boolean) => Promise<void>;
  /** An admin acts as somebody else, whose account is not theirs to manage. */
  isMasquerade?: boolean;
}

export const ConsoleContext = createContext<ConsoleSetup | undefined>(undefined);

/** The console that a part stands in. */
export function useConsole(): ConsoleSetup {
  const setup = use(ConsoleContext);
  if (!setup) throw new Error('useConsole needs a Console above it');
  return setup;
}
