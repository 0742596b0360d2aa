import type { Request } from 'express';
import type { Language } from '../messages/translate';

/** Returns the response's language: `x-language`, else the browser's preference, else English. */
export function getRequestLanguage(request: Request): Language {
  const header = request.get('x-language');
  if (header === 'en' || header === 'hi') return header;
  return request.acceptsLanguages('en', 'hi') === 'hi' ? 'hi' : 'en';
}
