import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Client } from '../../api/client';

/** ra-data-simple-rest on the client: its token, its timeout, its failures. */
export const restProvider = (client: Client): DataProvider =>
  simpleRestProvider('/api/rest', async (url: string, options: RequestInit = {}) => {
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
