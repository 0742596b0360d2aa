import type { Endpoint } from './endpoint';

/** The parts of a call's input that make its address. */
export interface CallParts {
  params?: Record<string, string | number> | undefined;
  query?: object | undefined;
}

/** Builds the URL of a call from its path, encoded parameters and query. */
export const buildUrl = (
  endpoint: Endpoint,
  { params = {}, query = {} }: CallParts = {},
): string => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

const toFormData = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
};

/** Builds the request body and its content type header. */
export const buildBody = (
  endpoint: Endpoint,
  body: unknown,
): { headers: Record<string, string>; body: BodyInit | null } => {
  if (body === undefined || body === null || typeof body !== 'object') {
    return { headers: {}, body: null };
  }
  if (endpoint.encoding === 'multipart') return { headers: {}, body: toFormData(body) };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};
