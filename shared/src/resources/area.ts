/** The three areas of the product, each with its own sign-in, layout and token. */
export type Area = 'consumer' | 'partner' | 'admin';

/** Role 1 may use everything, role 2 reports and files, role 3 CSR portal and telecalling. */
export type AdminRole = 1 | 2 | 3;

export const ADMIN_ROLES = [1, 2, 3] as const satisfies readonly AdminRole[];

/**
 * What a user of a partner may do. A viewer reads; a manager also does the day's work, such as links,
 * tickets and disputes; an owner also manages the users, the keys and the webhooks.
 */
export type PartnerRole = 'owner' | 'manager' | 'viewer';

/** Every role of a partner's users, the most powerful first. */
export const PARTNER_ROLES = [
  'owner',
  'manager',
  'viewer',
] as const satisfies readonly PartnerRole[];

/** The admin roles that reports and files are for. */
export const REPORTING_ROLES = [1, 2] as const satisfies readonly AdminRole[];
