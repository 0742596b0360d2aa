// Runs before the first paint of the server-rendered page, which is for an anonymous visitor in the language
// and brand of the cookies. If this browser's state differs, hides the page until the app has rendered the
// right one. Holds a form submitted before the app is there, because the browser would put its values into
// the address.
try {
  const page = document.documentElement;
  const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const [, named] = /[?&]lang=(en|hi)\b/.exec(location.search) ?? [];
  const language = named ?? localStorage.getItem('language');
  const mode = localStorage.getItem('colour-mode');
  if (mode) page.dataset.mode = mode;
  const { entered } = page.dataset;
  // A browser in Hindi is offered Hindi, until its owner has chosen.
  if (!language && /^hi\b/.test(navigator.language)) page.dataset.offerHindi = '';
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
addEventListener('click', ({ target }) => {
  const choice = target instanceof Element && target.closest('#hindi-offer button');
  if (!(choice instanceof HTMLButtonElement)) return;
  delete document.documentElement.dataset.offerHindi;
  try {
    localStorage.setItem('language', choice.value);
  } catch {
    // Without storage the cookie alone has the choice.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${choice.value}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`;
  if (choice.value === 'hi') location.reload();
});
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
    const button = target.closest('#root button[type=button]');
    if (!(button instanceof HTMLButtonElement)) return;
    button.dataset.pressed = '';
    // The parts around the heading are ready a moment after it.
    addEventListener(
      'page-ready',
      () =>
        queueMicrotask(() => {
          delete button.dataset.pressed;
          button.click();
        }),
      { once: true },
    );
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
