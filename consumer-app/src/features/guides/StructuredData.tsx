/** What a page says, in the words of schema.org. The text cannot end the script element. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', String.raw`\u003c`)}</script>;
}
