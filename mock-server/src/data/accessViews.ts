import type { AdminUser, Masquerade, PartnerUser } from '@marketplace/shared/schema';
import { MASQUERADE_MINUTES } from '@marketplace/shared/schema';
import { MINUTE_MS } from '../clock';
import type { AccountRecord, MasqueradeRecord } from './records';
import type { Versioned } from './views';

// What admins see of accounts and of what was done with them.

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

/** An entry of the log; what the oldest ones lack is told from the rest. */
export function masqueradeView({
  write,
  ...entry
}: Readonly<MasqueradeRecord>): Masquerade & Versioned {
  const longest = new Date(Date.parse(entry.at) + MASQUERADE_MINUTES * MINUTE_MS);
  return {
    ...entry,
    admin_name: entry.admin_name ?? '',
    partner_name: entry.partner_name ?? '',
    mode: entry.mode ?? (write ? 'write' : 'read_only'),
    until: entry.until ?? longest.toISOString(),
    changes: entry.changes ?? 0,
  };
}
