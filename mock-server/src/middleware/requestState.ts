import type { Request } from 'express';
import type { Session } from '../auth/sessions';
import type { Language } from '../messages/say';

const sessions = new WeakMap<Request, Session>();

/** Notes who sent a request. */
export function rememberSession(request: Request, session: Session): void {
  sessions.set(request, session);
}

/** Who sent the request, once that has been checked. */
export function sessionOf(request: Request): Session | undefined {
  return sessions.get(request);
}

/** The language to answer in: `x-language`, else what the browser prefers, else English. */
export function languageOf(request: Request): Language {
  const asked = request.get('x-language');
  if (asked === 'en' || asked === 'hi') return asked;
  return request.acceptsLanguages('en', 'hi') === 'hi' ? 'hi' : 'en';
}
