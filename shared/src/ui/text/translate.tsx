import { type ReactNode, createContext, use } from 'react';
import { ui } from '../../i18n/en/ui';
import { type Translate, createTranslator } from '../../i18n/translator';

/** The English texts of this folder, so that error pages work without a provider. */
const fallback = createTranslator({ ui });

const TranslateContext = createContext<Translate>(fallback);

export interface TranslateProviderProps {
  translate: Translate;
  children: ReactNode;
}

/** Provides an app's translations to the shared components. */
export function TranslateProvider({ translate, children }: TranslateProviderProps) {
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

/** Returns the provider's translate function for the shared components, the English one without a provider. */
export function useTranslate(): Translate {
  return use(TranslateContext);
}
