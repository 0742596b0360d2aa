import type { Language, TextTree, Translate } from '@marketplace/shared/i18n';
import { type BackendModule, type i18n as I18n, createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';

/**
 * Texts of one feature. English loads with the code of the feature's first page; Hindi loads only
 * if it is the page's language.
 */
export interface FeatureTexts {
  readonly namespace: string;
}

interface Catalogues {
  en: TextTree | (() => Promise<TextTree>);
  hi: () => Promise<TextTree>;
}

const features = new Map<string, Catalogues>([
  [
    'shared',
    {
      en: async () => (await import('@marketplace/shared/i18n/en')).sharedTexts,
      hi: async () => (await import('@marketplace/shared/i18n/hi')).sharedTexts,
    },
  ],
]);

const loadTree = async (en: Catalogues['en']): Promise<TextTree> =>
  typeof en === 'function' ? en() : en;

/**
 * Loads a catalogue in a language; falls back to English if Hindi cannot be fetched, because
 * English is better than raw keys.
 */
async function loadCatalogue(namespace: string, language: string): Promise<TextTree> {
  const catalogues = features.get(namespace);
  if (!catalogues) throw new Error(`No texts are named ${namespace}`);
  const { en, hi } = catalogues;
  return language === 'hi' ? hi().catch(() => loadTree(en)) : loadTree(en);
}

/**
 * Registers a feature's texts. In `features/profile/texts.ts`:
 *
 * import { profileTexts as english } from '../../i18n/en/profile';
 *
 * export const profileTexts = defineTexts('profile', {
 * en: english,
 * hi: async () => (await import('../../i18n/hi/profile')).profileTexts,
 * });
 *
 * `i18n/hi/profile.ts` has the type `Texts<typeof english>`, so that a missing key does not
 * compile.
 */
export function defineTexts(namespace: string, catalogues: Catalogues): FeatureTexts {
  features.set(namespace, catalogues);
  if (typeof catalogues.en !== 'function') i18n.addResourceBundle('en', namespace, catalogues.en);
  // Loads Hindi together with the feature's code: for a prefetched page that is before the person
  // opens it.
  if (i18n.language === 'hi') void i18n.loadNamespaces(namespace);
  return { namespace };
}

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadCatalogue(namespace, language).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** The one i18next instance. */
export const i18n: I18n = createInstance();

void i18n
  .use(initReactI18next)
  .use(chunks)
  .init({
    lng: 'en',
    supportedLngs: ['en', 'hi'],
    fallbackLng: false,
    ns: [],
    partialBundledLanguages: true,
    initAsync: false,
    nsSeparator: false,
    interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  });

function useNamespace(namespace: string): Translate {
  const { t, i18n: instance } = useTranslation(namespace);
  const { language } = instance;
  return useCallback((key, params) => t(key, { lng: language, ...params }), [t, language]);
}

/** Translates the texts of a feature; suspends until they are loaded. */
export const useTexts = ({ namespace }: FeatureTexts): Translate => useNamespace(namespace);

/** Translates the shared catalogue: `validation.pan`, `fields.user.first_name`, `server.offline`. */
export const useSharedTexts = (): Translate => useNamespace('shared');

/**
 * Loads the shared catalogue; `sharedText` knows its keys from then on. i18next itself does not retry
 * after a failure.
 * @throws Error if the catalogue cannot be loaded
 */
export async function loadSharedTexts(): Promise<void> {
  const isLoaded = () => i18n.hasResourceBundle(i18n.language, 'shared');
  await i18n.loadNamespaces('shared');
  if (!isLoaded()) await i18n.reloadResources(i18n.language, 'shared');
  if (!isLoaded()) throw new Error('The texts did not come');
}

/** Switches the loaded texts to a language. A page without the shared texts still has its own. */
export async function changeFeatureLanguage(language: Language): Promise<void> {
  await loadSharedTexts().catch(() => undefined);
  await i18n.changeLanguage(language);
}

/** Translates the shared catalogue outside components, once `loadSharedTexts` has resolved. */
export const sharedText: Translate = (key, params) => i18n.t(key, { ns: 'shared', ...params });
