import { escapeHtml } from '@marketplace/shared/format';

interface Snippet {
  origin: string;
  /** The partner's path: `/{segment}`. */
  segment: string;
  lang: 'en' | 'hi';
  /** Ids of the products. The widget reads their names, and the brand, from the server. */
  products: readonly string[];
}

/** Builds the script tag of the widget. */
export function buildSnippet({ origin, segment, lang, products }: Snippet): string {
  const attributes = { partner: segment, lang, products: products.join(',') };
  const data = Object.entries(attributes).map(
    ([name, value]) => `data-${name}="${escapeHtml(value)}"`,
  );
  return `<script async src="${origin}/partner/widget.js" ${data.join(' ')}></script>`;
}
