// Runs before the first paint of the server-rendered page, which is for an anonymous visitor in the language
// and brand of the cookies. If this browser's state differs, hides the page until the app has rendered the
// right one. Holds a form submitted before the app is there, because the browser would put its values into
// the address.
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
  // Preload what the first script would request only when it runs.
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

// Also holds a click on a button until the app has hydrated the page, which `PageHeading` announces.
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

// The Hindi font is wider than the system's. Hides a Hindi page until the font has loaded, for at most one
// second, so that nothing moves.
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
