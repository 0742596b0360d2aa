import type { MessageKey } from './en';
import { en } from './en';
import { hi } from './hi';

export type Language = 'en' | 'hi';

export type Params = Readonly<Record<string, string | number>>;

/** The server's own text in a language. */
export function translate(language: Language, key: MessageKey, params: Params = {}): string {
  const text: string = (language === 'hi' ? hi : en)[key];
  return text.replaceAll(/%\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}
