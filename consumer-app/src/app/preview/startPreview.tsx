import { buildBrandCss, isFunnelPreview, PREVIEW_READY } from '@marketplace/shared/branding';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { showBrand } from '../../brand';
import { showLanguage } from '../../language';
import { session } from '../../session';

const PreviewPage = lazy(async () => ({ default: (await import('./PreviewPage')).PreviewPage }));

/**
 * Shows the pages of a partner's draft inside the partner's portal. The draft comes only from messages that the
 * portal posts from the same origin, never from the address or the server. The pages are inert, so that nobody
 * signs in or leaves answers, and they store nothing on the device.
 */
export function startPreview(root: HTMLElement): void {
  const app = createRoot(root);
  const colours = document.head.appendChild(document.createElement('style'));
  root.inert = true;
  // With nothing to focus in it, the keyboard could not scroll the page.
  document.documentElement.tabIndex = 0;
  const show = async ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== window.parent || !isFunnelPreview(data))
      return;
    await showLanguage(data.language);
    delete root.dataset['prerendered'];
    document.documentElement.dataset['mode'] = data.mode;
    colours.textContent = buildBrandCss(data.brand);
    showBrand(session.urlSegment, data.brand);
    app.render(
      <StrictMode>
        <Suspense fallback={null}>
          <PreviewPage page={data.page} brand={data.brand} />
        </Suspense>
      </StrictMode>,
    );
  };
  window.addEventListener('message', (event: MessageEvent<unknown>) => void show(event));
  window.parent.postMessage(PREVIEW_READY, window.location.origin);
}
