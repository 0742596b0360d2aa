import { ADMIN_ROLES, type AdminRole } from '../api/area';

function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * The role id as the browser keeps it: not readable at a glance, and with a check figure, so that a
 * value edited by hand is noticed. It guards nothing: menus and routes follow it, the server decides.
 */
export function encodeRole(role: AdminRole): string {
  return btoa(`${role}.${checksum(`admin-role:${role}`).toString(36)}`).replaceAll('=', '');
}

/** The role behind an encoded id; `undefined` for anything that `encodeRole` did not make. */
export function decodeRole(encoded: string | undefined): AdminRole | undefined {
  return ADMIN_ROLES.find((role) => encodeRole(role) === encoded);
}

/** The role in `value` when it is one of the three. */
export function adminRoleOf(value: unknown): AdminRole | undefined {
  return ADMIN_ROLES.find((role) => role === value);
}
