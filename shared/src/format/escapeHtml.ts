const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for HTML elements and quoted attributes. Not for scripts, styles or addresses, whose syntax has
 * other special characters.
 */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
