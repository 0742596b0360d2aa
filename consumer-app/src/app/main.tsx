import '@marketplace/shared/ui/base.css';
import { keep, utmOf } from '@marketplace/shared/session';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { enterThrough } from '../common/brandStore';
import { env } from '../common/env';
import { onSolarHost } from '../common/host';
import { chosenLanguage, showLanguage } from '../common/language';
import { followOtherTabs } from '../common/otherTabs';
import { OWN_BRAND } from '../common/ownBrand';
import { paths } from '../common/paths';
import { session } from '../common/session';
import { notePerson } from '../common/signInAs';
import { App } from './App';

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

followOtherTabs();
notePerson();
const utm = utmOf(window.location.search);
if (Object.keys(utm).length > 0) keep('utm', utm);
if (env.lenderDeployment)
  void import('../common/lenderKey').then(({ keepLenderKey }) => keepLenderKey());

/** Nothing of it is worth a wait of the first page. */
const rest = () =>
  void import('./afterStart').then(
    ({ afterStart }) => afterStart(),
    () => undefined,
  );
const whenLoaded = () => setTimeout(rest, 1000);
if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded, { once: true });

/** The page made at build time is a stranger's, in English, in the product's own brand. */
function start(root: HTMLElement): void {
  const path = window.location.pathname.replace(/(.)\/+$/, '$1');
  const made = root.dataset['prerendered'] === path;
  const stranger = !session.signedIn && !session.ended && !session.urlSegment;
  const english = (chosenLanguage() ?? 'en') === 'en';
  const another = onSolarHost && path === paths.start;
  if (made && stranger && english && !another) {
    hydrateRoot(root, app);
    return;
  }
  void prepared().then(() => {
    root.replaceChildren();
    delete root.dataset['prerendered'];
    createRoot(root).render(app);
  });
}

/** What a page that was not made at build time needs before it is shown. */
async function prepared(): Promise<void> {
  const language = chosenLanguage();
  await Promise.all([
    language === 'hi' ? showLanguage('hi') : undefined,
    session.urlSegment ? enterThrough(session.urlSegment) : undefined,
  ]);
}

document.querySelector('link[rel="icon"]')?.setAttribute('href', OWN_BRAND.logo);
const root = document.getElementById('root');
if (root) start(root);
