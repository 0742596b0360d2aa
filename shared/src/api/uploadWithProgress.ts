import type { Transport } from './client';

const parseHeaders = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

const toResponse = (request: XMLHttpRequest): Response =>
  // An answer such as 204 must not have a body, not even an empty one.
  new Response(request.responseText || null, {
    status: request.status,
    headers: parseHeaders(request),
  });

/**
 * Creates the transport of one multipart call that reports how many bytes are sent. It uses
 * XMLHttpRequest, because fetch does not report this. The client maps its failures as those of fetch.
 */
export const uploadWithProgress =
  (onProgress: (sent: number, total: number) => void): Transport =>
  (url, { method = 'POST', headers, body, signal }, onSent) =>
    new Promise((resolve, reject) => {
      if (!(body instanceof FormData)) throw new TypeError('Only a form is sent with progress');
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The request was not answered'));
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onSent();
        onProgress(loaded, total);
      });
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });
