import { getConsents } from '@marketplace/shared/api';
import { getClientValue } from '@marketplace/shared/session';
import { api, session } from '../../session';
import { findRoute } from '../../journey/routes';

interface Services {
  /** URL that answers the caller's IP address as JSON, `{"ip": "…"}`. */
  lookUp: string;
  /** URL that accepts `{ip, page, partner, utm}` as JSON. */
  track: string;
}

const REQUEST_OPTIONS: RequestInit = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

async function fetchOk(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...REQUEST_OPTIONS, ...init });
  if (!response.ok) throw new Error(`The service answered ${response.status}`);
  return response;
}

/**
 * Counts this visit if the signed-in person has consented: looks up the client's IP address and
 * sends it with the kind of page, the partner and the campaign. Never sends who the person is. Only
 * logs a failure, without the address.
 */
export async function trackVisit({ lookUp, track }: Services): Promise<void> {
  const { userId, signedIn, urlSegment = '' } = session;
  if (!signedIn || !userId) return;
  try {
    const { data } = await api.call(getConsents, { params: { id: userId } });
    if (!data.some(({ purpose, granted }) => purpose === 'visits' && granted === 1)) return;
    const found: unknown = await (await fetchOk(lookUp)).json();
    const ip = typeof found === 'object' && found !== null && 'ip' in found ? String(found.ip) : '';
    // Sends the route's pattern, because an id in the path would identify the person.
    const page = findRoute(window.location.pathname).path;
    const body = JSON.stringify({
      ip,
      page,
      partner: urlSegment,
      utm: getClientValue('utm') ?? {},
    });
    await fetchOk(track, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  } catch {
    console.warn('The visit was not counted');
  }
}
