import type { Request } from 'express';
import type { Language } from '../messages/translate';

/** The language to answer in: `x-language`, else what the browser prefers, else English. */
export function getRequestLanguage(request: Request): Language {
  const asked = request.get('x-language');
  if (asked === 'en' || asked === 'hi') return asked;
  return request.acceptsLanguages('en', 'hi') === 'hi' ? 'hi' : 'en';
}
