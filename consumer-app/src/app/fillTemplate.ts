import { brandCss, DEFAULT_BRAND, faviconUri } from '@marketplace/shared/branding';
import { PAGE_DATA_ID, type PageData } from '../browser/pageData';

interface Drawn {
  /** Markup of the root element. */
  html: string;
  data: PageData;
}

const ROOT_ELEMENT = '<div id="root"></div>';
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** JSON that ends no script element, whatever stands in it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Puts a page into the build's own HTML: its markup, its language and title, the colours and icons of its
 * brand, and the data that it was drawn from.
 * @throws when the template is none
 */
export function fillTemplate(template: string, { html, data }: Drawn): string {
  if (!template.includes(ROOT_ELEMENT)) throw new Error(`The template holds no ${ROOT_ELEMENT}`);
  const { path, language, segment = '', byAddress, brand = DEFAULT_BRAND } = data;
  // The markup of the heading is escaped already.
  const [, heading = ''] = HEADING.exec(html) ?? [];
  const title = `${heading.replaceAll(/<[^>]*>/g, '')} | ${escaped(brand.name)}`;
  const json = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`;
  const root = `<div id="root" data-prerendered="${escaped(path)}">${html}</div>`;
  const opening = `<html lang="${language}"${byAddress ? '' : ` data-entered="${segment}"`}`;
  const own = brand.name === DEFAULT_BRAND.name;
  const filled = template
    .replace('<html lang="en"', () => opening)
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
    .replace('<link rel="icon" href="data:,"', () => `<link rel="icon" href="${faviconUri(brand)}"`)
    .replace('</head>', () => `<style id="brand">${brandCss(brand)}</style></head>`)
    .replace(ROOT_ELEMENT, () => root + json);
  if (own) return filled;
  // Who installs these pages gets what they see; the picture for the home screen is the product's.
  return filled
    .replace('/manifest.webmanifest', () => `/manifests/${brand.id.toLowerCase()}.webmanifest`)
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '');
}
