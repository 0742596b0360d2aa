import { latinDigits } from '@marketplace/shared/format';
import type { FieldKind } from '@marketplace/shared/schema';
import { normalizeMobile } from './normalizeMobile';

/**
 * Normalizes typed text for sending: removes the blanks, dashes and country code that people type,
 * by the field's kind.
 */
export function normalizeAnswer(kind: FieldKind | undefined, typed: string): string {
  if (kind === 'mobile') return normalizeMobile(typed);
  if (kind === 'pan') return typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (kind === 'pincode') return latinDigits(typed).replaceAll(/\s/g, '');
  return typed.trim();
}
