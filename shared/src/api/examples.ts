/** A call of the integration with sample values, as the documentation shows it. */
export interface ExampleCall {
  /** Names the example in the catalogues. */
  readonly id: 'make_link' | 'read_links' | 'read_leads' | 'read_applications';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
}

const newestTen = `range=${encodeURIComponent('[0,9]')}&sort=${encodeURIComponent('["created_at","DESC"]')}`;

/** The calls of a partner's systems, by what they are for. */
export const EXAMPLE_CALLS: readonly ExampleCall[] = [
  {
    id: 'make_link',
    method: 'POST',
    path: '/api/partner/prospects',
    body: { product: 'personal_loan', first_name: 'Asha' },
  },
  { id: 'read_links', method: 'GET', path: `/api/rest/prospects?${newestTen}` },
  { id: 'read_leads', method: 'GET', path: `/api/rest/leads?${newestTen}` },
  { id: 'read_applications', method: 'GET', path: `/api/rest/applications?${newestTen}` },
];

/** Languages of the examples. Each reads the key from the environment variable `API_KEY`. */
export const EXAMPLE_LANGUAGES = ['curl', 'javascript', 'python'] as const;
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

function toCurl(url: string, { method, body }: ExampleCall): string {
  const sent = body
    ? ` \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'`
    : '';
  return `curl -sS -X ${method} '${url}' \\\n  -H "Authorization: Bearer $API_KEY"${sent}`;
}

function toJavaScript(url: string, { method, body }: ExampleCall): string {
  const type = body ? `, 'Content-Type': 'application/json'` : '';
  const sent = body ? `\n  body: JSON.stringify(${JSON.stringify(body)}),` : '';
  return `const response = await fetch('${url}', {
  method: '${method}',
  headers: { Authorization: \`Bearer \${process.env.API_KEY}\`${type} },${sent}
});
console.log(await response.text());`;
}

function toPython(url: string, { method, body }: ExampleCall): string {
  const type = body ? `, "Content-Type": "application/json"` : '';
  const sent = body ? `json.dumps(${JSON.stringify(body)}).encode()` : 'None';
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    method="${method}",
    headers={"Authorization": "Bearer " + os.environ["API_KEY"]${type}},
    data=${sent},
)
print(urllib.request.urlopen(request).read().decode())`;
}

/** Writes an example for a server at `origin`. */
export function writeExample(origin: string, call: ExampleCall, language: ExampleLanguage): string {
  const url = `${origin}${call.path}`;
  if (language === 'curl') return toCurl(url, call);
  return language === 'javascript' ? toJavaScript(url, call) : toPython(url, call);
}
