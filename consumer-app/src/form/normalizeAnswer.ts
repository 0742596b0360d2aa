import { latinDigits } from '@marketplace/shared/format';
import type { FieldKind } from '@marketplace/shared/schema';
import { normalizeMobile } from './normalizeMobile';

/** What was typed into a field of a kind, as it is sent: blanks, dashes and a country code belong to how people write it. */
export function normalizeAnswer(kind: FieldKind | undefined, typed: string): string {
  if (kind === 'mobile') return normalizeMobile(typed);
  if (kind === 'pan') return typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (kind === 'pincode') return latinDigits(typed).replaceAll(/\s/g, '');
  return typed.trim();
}
