import { escapeHtml } from '@marketplace/shared/format';
import type { Option } from '@marketplace/shared/schema';

interface Snippet {
  origin: string;
  /** The partner's path: `/{segment}`. */
  segment: string;
  name: string;
  /** The brand's colour, `#rrggbb`. */
  color: string;
  lang: 'en' | 'hi';
  products: readonly Option[];
}

/** Builds the script tag of the widget. */
export function buildSnippet({ origin, segment, products, ...rest }: Snippet): string {
  const attributes = {
    partner: segment,
    name: rest.name,
    color: rest.color,
    lang: rest.lang,
    products: products.map(({ id, label }) => `${id}:${label.replaceAll(',', '')}`).join(','),
  };
  const data = Object.entries(attributes).map(
    ([name, value]) => `data-${name}="${escapeHtml(value)}"`,
  );
  return `<script async src="${origin}/partner/widget.js" ${data.join(' ')}></script>`;
}
