import { type Language, type TextTree, type Translate } from '@marketplace/shared/i18n';
import { type BackendModule, type i18n as I18n, createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { shellTexts } from '../i18n/en/shell';

/** Texts of one feature, fetched with its first page, in the current language only. */
export interface FeatureTexts {
  readonly namespace: string;
}

type Loaders = Record<Language, () => Promise<TextTree>>;

const features = new Map<string, Loaders>([
  [
    'shared',
    {
      en: async () => (await import('@marketplace/shared/i18n/en')).sharedTexts,
      hi: async () => (await import('@marketplace/shared/i18n/hi')).sharedTexts,
    },
  ],
  [
    'shell',
    { en: async () => shellTexts, hi: async () => (await import('../i18n/hi/shell')).shellTexts },
  ],
]);

/**
 * Names a feature's texts. In `features/profile/texts.ts`:
 *
 *     export const profileTexts = defineTexts('profile', {
 *       en: async () => (await import('../../i18n/en/profile')).profileTexts,
 *       hi: async () => (await import('../../i18n/hi/profile')).profileTexts,
 *     });
 *
 * `i18n/hi/profile.ts` is typed `Texts<typeof english>`, so that a missing key does not compile.
 */
export function defineTexts(namespace: string, loaders: Loaders): FeatureTexts {
  features.set(namespace, loaders);
  return { namespace };
}

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = features.get(namespace)?.[language === 'hi' ? 'hi' : 'en'];
    if (!load) return done(new Error(`No texts are named ${namespace}`), null);
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** The one i18next instance. The shell's English is there from the start. */
export const i18n: I18n = createInstance();

void i18n
  .use(initReactI18next)
  .use(chunks)
  .init({
    lng: 'en',
    supportedLngs: ['en', 'hi'],
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { en: { shell: shellTexts } },
    partialBundledLanguages: true,
    initAsync: false,
    nsSeparator: false,
    interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  });

/** The language of the page now. */
export const currentLanguage = (): Language => (i18n.language === 'hi' ? 'hi' : 'en');

function useNamespace(namespace: string): Translate {
  const { t, i18n: instance } = useTranslation(namespace);
  const { language } = instance;
  return useCallback((key, params) => t(key, { lng: language, ...params }), [t, language]);
}

/** Translate over a feature's texts; suspends until they are there. */
export const useTexts = ({ namespace }: FeatureTexts): Translate => useNamespace(namespace);

/** Translate over the header, the footer and the sign-in. */
export const useShellTexts = (): Translate => useNamespace('shell');

/** Translate over the shared catalogue: `validation.pan`, `fields.user.first_name`, `server.offline`. */
export const useSharedTexts = (): Translate => useNamespace('shared');

/** Fetches the shared catalogue; `sharedText` knows its keys from then on. */
export const loadSharedTexts = (): Promise<void> => i18n.loadNamespaces('shared');

/** The shared catalogue outside components, once `loadSharedTexts` is through. */
export const sharedText: Translate = (key, params) => i18n.t(key, { ns: 'shared', ...params });
