import { ADMIN_ROLES, type AdminRole } from '../resources/area';

function computeChecksum(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * Encodes a role with a checksum for its cookie, so that `decodeRole` detects a value edited by hand.
 * It is no protection: menus and routes use the role, but the server decides every call.
 */
export function encodeRole(role: AdminRole): string {
  return btoa(`${role}.${computeChecksum(`admin-role:${role}`).toString(36)}`).replaceAll('=', '');
}

/** Decodes a role, `undefined` for any text that `encodeRole` does not produce. */
export function decodeRole(encoded: string | undefined): AdminRole | undefined {
  return ADMIN_ROLES.find((role) => encodeRole(role) === encoded);
}

/** Returns `value` if it is one of the three admin roles. */
export function toAdminRole(value: unknown): AdminRole | undefined {
  return ADMIN_ROLES.find((role) => role === value);
}
