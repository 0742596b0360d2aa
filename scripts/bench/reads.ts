/** Lists that grow with the number of customers, as the consoles ask for them. */
export const LISTS: readonly {
  readonly what: string;
  readonly resource: 'customers' | 'leads' | 'applications' | 'ledger-entries';
  readonly sort: readonly [string, 'ASC' | 'DESC'];
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Where the page begins, as a share of the number of customers. Default: the start of the list. */
  readonly from?: number;
}[] = [
  { what: 'customers by income', resource: 'customers', sort: ['monthly_income', 'DESC'] },
  { what: 'customers by a flag', resource: 'customers', sort: ['pl_completed', 'DESC'] },
  {
    what: 'salaried customers',
    resource: 'customers',
    sort: ['created_at', 'DESC'],
    filter: { employment_status_code: 'salaried' },
  },
  {
    what: 'customers of a partner',
    resource: 'customers',
    sort: ['created_at', 'DESC'],
    filter: { partner_id: 1 },
  },
  {
    what: 'leads at a stage',
    resource: 'leads',
    sort: ['created_at', 'DESC'],
    filter: { stage: 'signed_in' },
  },
  {
    what: 'leads of a partner at a stage',
    resource: 'leads',
    sort: ['updated_at', 'DESC'],
    filter: { partner_id: 1, stage: 'profile' },
  },
  {
    what: 'disbursed applications',
    resource: 'applications',
    sort: ['created_at', 'DESC'],
    filter: { status: 'disbursed' },
  },
  {
    what: 'disbursed applications, a page in the middle',
    resource: 'applications',
    sort: ['created_at', 'DESC'],
    filter: { status: 'disbursed' },
    from: 0.12,
  },
  {
    what: 'applications by EMI',
    resource: 'applications',
    sort: ['emi', 'DESC'],
    filter: { product: 'personal_loan' },
  },
  {
    what: 'commissions by amount',
    resource: 'ledger-entries',
    sort: ['partner_amount', 'DESC'],
    filter: { kind: 'commission' },
  },
];

/** Figures over many records, by the path of their call. */
export const FIGURES: readonly string[] = [
  '/api/admin/summary',
  '/api/admin/alerts',
  '/api/admin/products-report',
  '/api/admin/journey',
  '/api/admin/application-totals',
  '/api/lender-switches',
  '/api/lender-overview/5',
  '/api/telecalling',
  '/api/rest/duplicates?filter={"status":"open"}',
];
