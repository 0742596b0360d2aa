// Runs before the page that the server drew is painted. That page is an anonymous visitor's, in the language and
// the brand that the cookies named. Where this browser knows better, the page waits out of sight until
// the app has drawn the right one. What is sent before the app is there waits for it, too: the browser
// itself would put it into the address.
try {
  const page = document.documentElement;
  const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const language = localStorage.getItem('language');
  const { entered } = page.dataset;
  if (
    cookie('accessToken') ||
    (language && language !== page.lang) ||
    (entered !== undefined && entered !== (cookie('urlSegment') ?? ''))
  )
    page.dataset.wait = '';
  // The first script would ask for these only when it runs.
  const scripts = document.querySelector('meta[name=hindi-scripts]');
  if (language === 'hi')
    for (const href of scripts?.getAttribute('content')?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
} catch {
  // Without storage everyone is anonymous.
}
addEventListener('submit', (event) => {
  if (!event.defaultPrevented && document.querySelector('[data-prerendered]')) {
    event.preventDefault();
    document.documentElement.dataset.sent = '';
  }
});

// A press of a button before the app has taken over its page waits for the app, too: `PageHeading` tells.
const early = new AbortController();
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element) || !document.querySelector('[data-prerendered]')) return;
    const button = target.closest('main button[type=button]');
    if (!(button instanceof HTMLButtonElement)) return;
    // The parts around the heading are ready a moment after it.
    addEventListener('page-ready', () => queueMicrotask(() => button.click()), { once: true });
  },
  { capture: true, signal: early.signal },
);
addEventListener('page-ready', () => early.abort(), { once: true });

// The font of Hindi is wider than the machine's. A page drawn in Hindi waits for it out of sight, so that
// nothing moves when it arrives, but on a slow line for a second at most.
const hindiFont = document.querySelector('link[rel="preload"][as="font"]');
if (hindiFont) {
  const { dataset } = document.documentElement;
  const show = () => delete dataset.fontPending;
  dataset.fontPending = '';
  hindiFont.addEventListener('load', () => {
    document.fonts.load("1em 'Noto Sans Devanagari Variable'", 'क').then(show, show);
  });
  hindiFont.addEventListener('error', show);
  setTimeout(show, 1000);
}
