import { type ReactNode, createContext, use } from 'react';
import { type Brand, localizeBrand } from '../../branding';
import { useLanguage } from '../i18n/useLanguage';
import type { PageManifest, ResourceManifest } from '../manifest';
import type { CreatedRecords, SearchedRecords } from './command';
import type { PreferenceStore } from '../preferences/preferences';

export interface ConsoleSetup {
  area: 'admin' | 'partner';
  brand: Brand;
  showBrand?: (brand: Brand) => void;
  preferences: PreferenceStore;
  resources: readonly ResourceManifest[];
  pages: readonly PageManifest[];
  /** Path of the start page within the console. The console also opens it when it refuses a page. */
  home: () => string;
  /** Content above every page, such as the masquerade banner. */
  banner?: ReactNode;
  /** Shown in the bar above every page, beside the search. */
  tools?: ReactNode;
  /** Ends the session and opens the sign-in page; `ended` if the server has already ended the session. */
  logout: (reason: 'asked' | 'idle', ended?: boolean) => Promise<void>;
  /** An admin acts as a partner, and may not manage the account. */
  isMasquerade?: boolean;
  /** The person may change nothing: buttons that write are disabled. */
  isReadOnly?: boolean;
  /** The person manages the users, keys and webhooks of the partner. */
  isOwner?: boolean;
  /** Records that the command palette finds. */
  searched?: readonly SearchedRecords[];
  /** Lists to which the command palette adds records. */
  created?: readonly CreatedRecords[];
}

export const ConsoleContext = createContext<ConsoleSetup | undefined>(undefined);

/** The setup of the surrounding console, its brand in the console's language. */
export function useConsole(): ConsoleSetup {
  const setup = use(ConsoleContext);
  const language = useLanguage();
  if (!setup) throw new Error('useConsole needs a Console above it');
  return { ...setup, brand: localizeBrand(setup.brand, language) };
}
