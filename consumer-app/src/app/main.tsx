import '@marketplace/shared/ui/base.css';
import type { Language } from '@marketplace/shared/i18n';
import { setClientValue, parseUtm } from '@marketplace/shared/session';
import { keepCompositionKeys } from '@marketplace/shared/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setPartner, OWN_BRAND } from '../brand';
import { getStoredLanguage, setFirstEstimate, storeLanguage, showLanguage } from '../language';
import { watchOtherTabs, session, recordCurrentUser, hasTyped } from '../session';
import { applyPageData, toShownEstimate, type PageData, readPageData } from './prerender/pageData';
import { App } from './App';

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

keepCompositionKeys();
watchOtherTabs();
recordCurrentUser();
const utm = parseUtm(window.location.search);
if (Object.keys(utm).length > 0) setClientValue('utm', utm);
const { search } = window.location;
if (/[?&](lead|qr|url|appId|prospectAppId)=/.test(search))
  void import('../session/navigation/linkValues').then(({ storeLinkValues }) =>
    storeLinkValues(search),
  );

/** Starts the work that must not delay the first page. */
const startDeferredWork = () =>
  void import('./background/runWhenIdle').then(
    ({ runWhenIdle }) => runWhenIdle(),
    () => undefined,
  );
const scheduleDeferredWork = () => setTimeout(startDeferredWork, 1000);

/** The language that the link of a search engine names. */
function getLinkLanguage(): Language | undefined {
  const [, named] = /[?&]lang=(en|hi)\b/.exec(window.location.search) ?? [];
  return named === 'en' || named === 'hi' ? named : undefined;
}

/** Whether the browser would render the same page as the server did. */
function isOwnPage({ path, language, segment, byAddress }: PageData): boolean {
  const here = window.location.pathname.replace(/(.)\/+$/, '$1');
  const isAnonymous = !session.signedIn && !session.ended && !hasTyped();
  return (
    here === path &&
    isAnonymous &&
    (getStoredLanguage() ?? 'en') === language &&
    (byAddress || session.urlSegment === segment)
  );
}

/**
 * Hydrates the server's page for an anonymous visitor; renders the page in the browser for
 * everybody else.
 */
async function start(root: HTMLElement): Promise<void> {
  const language = getLinkLanguage() ?? getStoredLanguage();
  // Renews the language cookie: Safari keeps what a script sets for a week.
  if (language) storeLanguage(language);
  const data = readPageData();
  if (data && isOwnPage(data)) {
    await applyPageData(data);
    hydrateRoot(root, app);
    return;
  }
  setFirstEstimate(data && toShownEstimate(data));
  await loadLanguageAndBrand();
  // What shows while a page loads stays until React replaces it.
  if (root.dataset['prerendered'] !== undefined) root.replaceChildren();
  delete root.dataset['prerendered'];
  createRoot(root).render(app);
}

/** Loads the language and the brand that a page without hydration needs. */
async function loadLanguageAndBrand(): Promise<void> {
  const language = getStoredLanguage();
  await Promise.all([
    language === 'hi' ? showLanguage('hi') : undefined,
    session.urlSegment ? setPartner(session.urlSegment) : undefined,
  ]);
}

document.querySelector('link[rel="icon"][href="data:,"]')?.setAttribute('href', OWN_BRAND.logo);
const root = document.getElementById('root');
// Only the preview of a partner's funnel is shown in a frame.
if (root && window.parent !== window)
  void import('./preview/startPreview').then(({ startPreview }) => startPreview(root));
else if (root) {
  if (document.readyState === 'complete') scheduleDeferredWork();
  else window.addEventListener('load', scheduleDeferredWork, { once: true });
  void start(root);
}
