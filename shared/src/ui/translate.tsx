import { type ReactNode, createContext, use } from 'react';
import { ui } from '../i18n/en/ui';
import { type Translate, createTranslator } from '../i18n/translator';

/** English from this folder's own texts: error pages speak even where no provider stands. */
const fallback = createTranslator({ ui });

const TranslateContext = createContext<Translate>(fallback);

export interface TranslateProviderProps {
  translate: Translate;
  children: ReactNode;
}

/** Plugs an app's translations into the shared parts. */
export function TranslateProvider({ translate, children }: TranslateProviderProps) {
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

/** The texts of the shared parts, in the language of the provider above; English without one. */
export function useTranslate(): Translate {
  return use(TranslateContext);
}
