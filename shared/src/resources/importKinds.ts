import type { Language } from '../i18n';
import { type AdminRole, type PartnerRole, REPORTING_ROLES } from './area';

/** The roles of each area that may do something with a kind of import. */
export interface ImportRoles {
  readonly admin?: readonly AdminRole[];
  readonly partner?: readonly PartnerRole[];
}

/** To see the files of a kind, to map, check and load them, or to confirm, refuse and roll them back. */
export type ImportRight = 'see' | 'use' | 'decide';

/** A result of the check. A file that covers a whole period has unknown and missing records. */
export type ImportOutcome = 'error' | 'unknown' | 'differing' | 'missing' | 'matched';

/** A column of a file. `aliases` are other headings by which the workbench recognises it. */
export interface ImportColumn {
  readonly name: string;
  readonly labels: Readonly<Record<Language, string>>;
  readonly aliases: readonly string[];
  readonly optional?: true;
  /** What its cells hold, if not a text: an amount in ₹, or a day. */
  readonly type?: 'amount' | 'date';
}

/**
 * The declaration of a kind of import for the workbench. The server declares how to check, compare, load and roll
 * back its rows (`mock-server/src/routes/files/imports/kinds/importKind.ts`).
 */
export interface ImportKindDeclaration {
  /** By default those who may use it. */
  readonly see?: ImportRoles;
  readonly use: ImportRoles;
  readonly decide: ImportRoles;
  /** The largest file, where it is smaller than that of any import. */
  readonly limits?: { readonly bytes: number; readonly rows: number };
  /** Its rows make new records of a partner, and change none. Templates head their columns with labels. */
  readonly creates?: true;
  /** The results that its rows may have, in the order in which they are shown. */
  readonly outcomes: readonly ImportOutcome[];
  /** The possible problems of a row with an error: ids of the options `importProblem` in the order shown. */
  readonly problems: readonly string[];
  /** In the order of the template. */
  readonly columns: readonly ImportColumn[];
}

/** Begins the parameters of the list of files in the address of a page of imports. */
export const IMPORT_LIST_PREFIX = 'files.';

export const IMPORT_KINDS = ['mis', 'commission', 'application_status', 'leads'] as const;

export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** Rows that a file may have, without its header. */
export const IMPORT_ROWS = 50_000;

const applicationId: ImportColumn = {
  name: 'application_id',
  labels: { en: 'Application (id or reference)', hi: 'आवेदन (आईडी या संदर्भ)' },
  aliases: [
    'application',
    'application_no',
    'application_number',
    'application_reference',
    'reference',
  ],
};

const remarks: ImportColumn = {
  name: 'remarks',
  labels: { en: 'Remarks', hi: 'टिप्पणी' },
  aliases: ['remark', 'comments', 'note', 'notes'],
  optional: true,
};

const fullAdmins: ImportRoles = { admin: [1] };
const partnerWriters: ImportRoles = { partner: ['owner', 'manager'] };

const reconciled: readonly ImportOutcome[] = [
  'error',
  'unknown',
  'differing',
  'missing',
  'matched',
];

/** The problems of a row of any kind. */
const rowProblems: readonly string[] = ['row_too_wide', 'row_cell_missing', 'row_unreadable'];

/** The problems of a row that says what a lender has paid for an application. */
const paymentProblems: readonly string[] = [
  ...rowProblems,
  'row_repeated',
  'row_date',
  'row_before_application',
  'row_future',
  'row_amount',
  'row_not_positive',
  'row_decimals',
  'row_too_large',
  'row_too_long',
];

/** The declaration of each kind of import. */
export const importKinds: Readonly<Record<ImportKindName, ImportKindDeclaration>> = {
  mis: {
    use: fullAdmins,
    decide: fullAdmins,
    outcomes: reconciled,
    problems: paymentProblems,
    columns: [
      applicationId,
      {
        name: 'disbursed_amount',
        labels: { en: 'Disbursed amount (₹)', hi: 'जारी राशि (₹)' },
        aliases: ['amount', 'loan_amount', 'disbursal_amount', 'disbursement_amount'],
        type: 'amount',
      },
      {
        name: 'disbursal_date',
        labels: { en: 'Disbursal date', hi: 'जारी होने की तारीख़' },
        aliases: ['date', 'disbursed_on', 'disbursed_date', 'disbursement_date', 'paid_on'],
        type: 'date',
      },
      remarks,
    ],
  },
  commission: {
    use: fullAdmins,
    decide: fullAdmins,
    outcomes: reconciled,
    problems: [...paymentProblems, 'row_not_disbursed', 'row_in_payout'],
    columns: [
      applicationId,
      {
        name: 'commission_amount',
        labels: { en: 'Commission (₹)', hi: 'कमीशन (₹)' },
        aliases: ['amount', 'commission', 'payout'],
        type: 'amount',
      },
      {
        name: 'commission_date',
        labels: { en: 'Commission date', hi: 'कमीशन की तारीख़' },
        aliases: ['date', 'paid_on', 'payout_date'],
        type: 'date',
      },
      remarks,
    ],
  },
  leads: {
    see: { ...partnerWriters, admin: REPORTING_ROLES },
    use: partnerWriters,
    decide: partnerWriters,
    limits: { bytes: 5 * 1024 * 1024, rows: 5000 },
    outcomes: ['error', 'differing'],
    problems: [
      ...rowProblems,
      'row_repeated',
      'row_name',
      'row_mobile',
      'row_product',
      'row_product_off',
      'row_pincode',
      'row_language',
      'row_lead_exists',
    ],
    creates: true,
    columns: [
      {
        name: 'customer_name',
        labels: { en: 'Name', hi: 'नाम' },
        aliases: ['customer', 'full_name', 'customers_name'],
      },
      {
        name: 'mobile_phone_number',
        labels: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
        aliases: ['mobile', 'mobile_no', 'phone', 'phone_number', 'contact'],
      },
      { name: 'product', labels: { en: 'Product', hi: 'प्रोडक्ट' }, aliases: ['loan', 'loan_type'] },
      {
        name: 'postal_code',
        labels: { en: 'Pincode', hi: 'पिनकोड' },
        aliases: ['pin', 'pin_code', 'zip'],
      },
      {
        name: 'language',
        labels: { en: 'Customer’s language', hi: 'ग्राहक की भाषा' },
        aliases: ['language_of_customer'],
        optional: true,
      },
    ],
  },
  application_status: {
    use: { admin: REPORTING_ROLES },
    decide: fullAdmins,
    outcomes: ['error', 'differing', 'matched'],
    problems: [
      'row_unknown_application',
      ...paymentProblems,
      'row_status',
      'row_no_amount',
      'row_backward',
      'row_needs_second_admin',
    ],
    columns: [
      applicationId,
      {
        name: 'status',
        labels: { en: 'Status', hi: 'स्थिति' },
        aliases: ['application_status', 'stage'],
      },
      {
        name: 'status_date',
        labels: { en: 'Status date', hi: 'स्थिति की तारीख़' },
        aliases: ['date', 'updated_on'],
        type: 'date',
      },
      remarks,
      {
        name: 'amount',
        labels: { en: 'Disbursed amount (₹)', hi: 'जारी राशि (₹)' },
        aliases: ['disbursed_amount', 'disbursal_amount', 'disbursement_amount'],
        type: 'amount',
        optional: true,
      },
    ],
  },
};

/** Returns the names of a kind's columns, in the order of its template. */
export const importColumnNames = (kind: ImportKindName): readonly string[] =>
  importKinds[kind].columns.map(({ name }) => name);

/** Returns the roles that have a right to a kind of import. */
export const getKindRoles = (kind: ImportKindName, right: ImportRight): ImportRoles =>
  importKinds[kind][right] ?? importKinds[kind].use;

/** Returns the roles that have a right to at least one kind of import. */
export function getImportRoles(right: ImportRight): { admin: AdminRole[] } & ImportRoles {
  const roles = IMPORT_KINDS.map((kind) => getKindRoles(kind, right));
  const partner = [...new Set(roles.flatMap((one) => one.partner ?? []))];
  return {
    admin: [...new Set(roles.flatMap((one) => one.admin ?? []))],
    ...(partner.length > 0 && { partner }),
  };
}
