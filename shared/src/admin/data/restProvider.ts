import type { DataProvider, Identifier } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Client } from '../../api/client';

const ROOT = '/api/rest';

/** ra-data-simple-rest on the client: its token, its timeout, its failures. */
export const restProvider = (client: Client): DataProvider =>
  simpleRestProvider(ROOT, async (url: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    if (options.body) headers.set('content-type', 'application/json');
    const response = await client.send(url, {
      ...(options.method === undefined ? {} : { method: options.method }),
      body: options.body ?? null,
      signal: options.signal ?? null,
      headers,
    });
    const body = await response.text();
    const json: unknown = body ? JSON.parse(body) : undefined;
    return { status: response.status, headers: response.headers, body, json };
  });

/** Deletes a record over REST in the version that was seen, which ra-data-simple-rest cannot say. */
export const removeOverRest = async (
  client: Client,
  resource: string,
  id: Identifier,
  version: number | undefined,
): Promise<void> => {
  await client.send(`${ROOT}/${resource}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
};
