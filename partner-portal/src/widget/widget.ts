/**
 * The widget that a partner puts on its own site with one script tag. It asks for the product and links to the
 * partner's page. It loads the partner's brand as one more script, stores nothing, and a shadow root isolates its
 * styles. The tag's `data-` attributes carry partner, products (their ids, separated by commas) and lang. Older tags
 * also carry name, color and the products' names (`id:name`), which count if the brand does not load.
 */

const TEXTS = {
  en: {
    heading: 'Compare loan offers',
    by: 'with',
    product: 'What do you need?',
    go: 'See my offers',
    tab: '(opens in a new tab)',
    note: 'Free, and without a mark on your credit score.',
  },
  hi: {
    heading: 'लोन ऑफ़र की तुलना करें',
    by: 'के साथ',
    product: 'आपको क्या चाहिए?',
    go: 'मेरे ऑफ़र देखें',
    tab: '(नए टैब में खुलता है)',
    note: 'मुफ़्त, और आपके क्रेडिट स्कोर पर कोई असर नहीं।',
  },
} as const;

const STYLE = `
:host{all:initial!important;display:block!important;width:100%!important;max-width:352px!important;font:16px/1.5 system-ui,sans-serif!important;color:#1b1b1f!important}
section{padding:20px;border:1px solid #c9c9d1;border-radius:12px;background:#fff}
h2{margin:0 0 12px;font-size:1.2em;line-height:1.3}
label{display:block;margin-bottom:4px;font-weight:600}
select{width:100%;min-height:48px;margin-bottom:12px;padding:0 12px;border:1px solid #6b6b75;border-radius:8px;background:#fff;color:inherit;font:inherit}
a{display:block;padding:12px;border-radius:8px;background:var(--brand);color:var(--on-brand);font-weight:650;text-align:center;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible,select:focus-visible{outline:3px solid #1b1b1f;outline-offset:2px}
p{margin:12px 0 0;color:#54545e;font-size:.875em}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

/** Relative luminance of `#rrggbb` (WCAG 2). */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  parent: Node,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  parent.appendChild(made);
  return made;
}

/**
 * Adds the styles as a constructed stylesheet, because a site's Content-Security-Policy may refuse a style
 * element. Browsers without constructed stylesheets get the element.
 */
function addStyles(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in root)) {
    create('style', root, STYLE);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
}

type Language = keyof typeof TEXTS;

/** What the server knows of the partner today. */
interface Brand {
  name: Readonly<Record<Language, string>>;
  color: string;
  products: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const isBrand = (value: unknown): value is Brand =>
  typeof value === 'object' && value !== null && 'products' in value;

function draw(script: HTMLScriptElement, known: Brand | undefined): void {
  const { partner = '', products = '', lang } = script.dataset;
  const { origin } = new URL(script.src);
  const language = lang === 'hi' ? 'hi' : 'en';
  const texts = TEXTS[language];
  const name = known?.name[language] ?? script.dataset['name'] ?? '';
  const color = known?.color ?? script.dataset['color'] ?? '';
  const brand = /^#[0-9a-f]{6}$/i.test(color) ? color : '#070050';
  const host = document.createElement('div');
  host.lang = language;
  script.after(host);
  const root = host.attachShadow({ mode: 'open' });
  addStyles(root);
  host.style.setProperty('--brand', brand);
  host.style.setProperty('--on-brand', getLuminance(brand) > 0.179 ? '#000' : '#fff');
  const section = create('section', root);
  const heading = create('h2', section, `${texts.heading} ${name && `${texts.by} ${name}`}`.trim());
  if (language === 'hi' && name) heading.textContent = `${name} ${texts.by} ${texts.heading}`;
  section.setAttribute('aria-label', heading.textContent);
  const names = known?.products[language];
  const chosen = products.split(',').map((pair) => pair.split(':'));
  // A tag may name a product that the partner has switched off since.
  const offered = names ? chosen.filter(([id = '']) => id in names) : chosen;
  const choices = names && offered.length === 0 ? Object.entries(names) : offered;
  const label = create('label', section, texts.product);
  label.htmlFor = 'product';
  const select = create('select', section);
  select.id = 'product';
  for (const [id = '', shown = id] of choices)
    create('option', select, names?.[id] ?? shown).value = id;
  const link = create('a', section, texts.go);
  create('span', link, ` ${texts.tab}`).className = 'hidden';
  link.target = '_blank';
  link.rel = 'noopener';
  const aim = () => {
    const query = new URLSearchParams({
      product: select.value,
      to: `/${partner}`,
      utm_source: 'widget',
      utm_medium: 'partner-site',
      utm_campaign: partner,
    });
    link.href = `${origin}/redirect?${query}`;
  };
  select.addEventListener('change', aim);
  aim();
  create('p', section, texts.note);
}

/** Loads the partner's brand, and draws the widget with it; without it if it does not load. */
function mount(script: HTMLScriptElement): void {
  const loader = document.createElement('script');
  let brand: Brand | undefined;
  loader.addEventListener('brand', (event) => {
    if (event instanceof CustomEvent && isBrand(event.detail)) brand = event.detail;
  });
  const finish = () => {
    loader.remove();
    draw(script, brand);
  };
  loader.addEventListener('load', finish);
  loader.addEventListener('error', finish);
  const { partner = '' } = script.dataset;
  loader.src = new URL(`widget/${encodeURIComponent(partner)}.js`, script.src).href;
  script.after(loader);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) mount(script);
