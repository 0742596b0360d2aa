import type { AdminUser, Masquerade, PartnerUser } from '@marketplace/shared/schema';
import { MASQUERADE_MINUTES } from '@marketplace/shared/schema';
import { MINUTE_MS } from '../clock';
import type { AccountRecord, MasqueradeRecord } from './records';
import type { Versioned } from './views';

// The fields of accounts and masquerades that admins see.

export function adminUserView({
  id,
  name,
  email,
  role,
  status,
  version,
}: Readonly<AccountRecord>): AdminUser & Versioned {
  return { id, name, email, role, status, version };
}

export function partnerUserView({
  id,
  name,
  email,
  partner_id,
  status,
  version,
}: Readonly<AccountRecord>): PartnerUser & Versioned {
  return { id, name, email, partner_id: partner_id ?? 0, status, version };
}

/** Converts a log entry for the console. Derives the fields that older entries lack. */
export function masqueradeView({
  write,
  ...entry
}: Readonly<MasqueradeRecord>): Masquerade & Versioned {
  const latestEnd = new Date(Date.parse(entry.at) + MASQUERADE_MINUTES * MINUTE_MS);
  return {
    ...entry,
    admin_name: entry.admin_name ?? '',
    partner_name: entry.partner_name ?? '',
    mode: entry.mode ?? (write ? 'write' : 'read_only'),
    until: entry.until ?? latestEnd.toISOString(),
    changes: entry.changes ?? 0,
  };
}
