import { escapeHtml } from '@marketplace/shared/format';
import {
  buildBrandCss,
  DEFAULT_BRAND,
  getFaviconUri,
  localizeBrand,
} from '@marketplace/shared/branding';
import { PAGE_DATA_ID, type PageData } from './pageData';

interface RenderedPage {
  /** HTML of the root element. */
  html: string;
  data: PageData;
}

const ROOT_ELEMENT = '<div id="root"></div>';
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;

/** Serializes JSON so that no content can end the script element. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Puts a rendered page into the build's HTML: its markup, language and title, its brand's colours
 * and icons, and its data, from which the browser hydrates it. What shows while a page loads has no
 * path; the browser replaces it.
 * @throws Error if the template has no root element
 */
export function fillTemplate(template: string, { html, data }: RenderedPage): string {
  if (!template.includes(ROOT_ELEMENT)) throw new Error(`The template holds no ${ROOT_ELEMENT}`);
  const { path, language, segment = '', byAddress, brand = DEFAULT_BRAND } = data;
  // The heading's markup is escaped already.
  const [, heading = ''] = HEADING.exec(html) ?? [];
  const title = [
    heading.replaceAll(/<[^>]*>/g, ''),
    escapeHtml(localizeBrand(brand, language).name),
  ];
  const json = `<script type="application/json" id="${PAGE_DATA_ID}">${toScriptJson(data)}</script>`;
  const root =
    path === ''
      ? `<div id="root">${html}</div>`
      : `<div id="root" data-prerendered="${escapeHtml(path)}">${html}</div>${json}`;
  const opening = `<html lang="${language}"${byAddress ? '' : ` data-entered="${segment}"`}`;
  const own = brand.name === DEFAULT_BRAND.name;
  const filled = template
    .replace('<html lang="en"', () => opening)
    .replace(/<title>.*?<\/title>/s, () => `<title>${title.filter(Boolean).join(' | ')}</title>`)
    .replace(
      '<link rel="icon" href="data:,"',
      () => `<link rel="icon" href="${getFaviconUri(brand)}"`,
    )
    .replace('</head>', () => `<style id="brand">${buildBrandCss(brand)}</style></head>`)
    .replace(ROOT_ELEMENT, () => root);
  if (own) return filled;
  // An installed app shows the partner's name and icon; the touch icon is the product's, so it is
  // removed.
  return filled
    .replace('/manifest.webmanifest', () => `/manifests/${brand.id.toLowerCase()}.webmanifest`)
    .replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '');
}
