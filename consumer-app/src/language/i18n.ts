import { type Language, type TextTree, type Translate } from '@marketplace/shared/i18n';
import { type BackendModule, type i18n as I18n, createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { shellTexts } from '../i18n/en/shell';

/** Texts of one feature. English comes with the code of its first page, Hindi when it is the language. */
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
  ['shell', { en: shellTexts, hi: async () => (await import('../i18n/hi/shell')).shellTexts }],
]);

const treeOf = async (en: Catalogues['en']): Promise<TextTree> =>
  typeof en === 'function' ? en() : en;

/** A catalogue in a language; where Hindi can't be fetched, English rather than keys. */
async function catalogue(namespace: string, language: string): Promise<TextTree> {
  const catalogues = features.get(namespace);
  if (!catalogues) throw new Error(`No texts are named ${namespace}`);
  const { en, hi } = catalogues;
  if (language !== 'hi') return treeOf(en);
  // Without the shell's there is no Hindi page to put English into.
  return namespace === 'shell' ? hi() : hi().catch(() => treeOf(en));
}

/**
 * Names a feature's texts. In `features/profile/texts.ts`:
 *
 *     import { profileTexts as english } from '../../i18n/en/profile';
 *
 *     export const profileTexts = defineTexts('profile', {
 *       en: english,
 *       hi: async () => (await import('../../i18n/hi/profile')).profileTexts,
 *     });
 *
 * `i18n/hi/profile.ts` is typed `Texts<typeof english>`, so that a missing key does not compile.
 */
export function defineTexts(namespace: string, catalogues: Catalogues): FeatureTexts {
  features.set(namespace, catalogues);
  if (typeof catalogues.en !== 'function') i18n.addResourceBundle('en', namespace, catalogues.en);
  // Fetched as soon as the feature's code is there, which is before its page is opened where that is prefetched.
  if (currentLanguage() === 'hi') void i18n.loadNamespaces(namespace);
  return { namespace };
}

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    catalogue(namespace, language).then(
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

/** Fetches a catalogue that is not there; i18next by itself would not ask again after a failure. */
async function fetched(language: Language, namespace: string): Promise<boolean> {
  const there = () => i18n.hasResourceBundle(language, namespace);
  if (!there()) await i18n.reloadResources(language, namespace);
  return there();
}

/**
 * Fetches the shared catalogue; `sharedText` knows its keys from then on.
 * @throws when it can't be had
 */
export async function loadSharedTexts(): Promise<void> {
  await i18n.loadNamespaces('shared');
  if (!(await fetched(currentLanguage(), 'shared'))) throw new Error('The texts did not come');
}

let wanted: Language = 'en';

/**
 * Puts the texts into a language, or answers that its texts can't be had now, or that another one was
 * asked for while they came.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  wanted = language;
  if (!(await fetched(language, 'shell')) || wanted !== language) return false;
  await i18n.changeLanguage(language);
  return true;
}

/** The shared catalogue outside components, once `loadSharedTexts` is through. */
export const sharedText: Translate = (key, params) => i18n.t(key, { ns: 'shared', ...params });
