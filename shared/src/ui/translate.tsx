import { type ReactNode, createContext, use } from 'react';
import { ui } from '../i18n/en/ui';

/** Turns a key and its parameters into text of the chosen language. */
export type UiTranslate = (key: string, params?: Record<string, string | number>) => string;

/** English from this folder's own catalogue: error pages speak even where no provider stands. */
const fallback: UiTranslate = (key, params = {}) => {
  let found: unknown = { ui };
  for (const part of key.split('.')) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === part)?.[1]
        : undefined;
  }
  if (typeof found !== 'string') return key;
  return found.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
};

const TranslateContext = createContext<UiTranslate>(fallback);

export interface TranslateProviderProps {
  translate: UiTranslate;
  children: ReactNode;
}

/** Plugs an app's translations into the shared parts. */
export function TranslateProvider({ translate, children }: TranslateProviderProps) {
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

export function useTranslate(): UiTranslate {
  return use(TranslateContext);
}
