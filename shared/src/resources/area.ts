/** The three areas of the product, each with its own sign-in, layout and token. */
export type Area = 'consumer' | 'partner' | 'admin';

/** Role 1 may use everything, role 2 reports and files, role 3 CSR portal and telecalling. */
export type AdminRole = 1 | 2 | 3;

/** Every admin role. */
export const ADMIN_ROLES = [1, 2, 3] as const satisfies readonly AdminRole[];

/** The admin roles that reports and files are for. */
export const REPORTING_ROLES = [1, 2] as const satisfies readonly AdminRole[];
