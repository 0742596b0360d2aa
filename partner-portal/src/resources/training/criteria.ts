/** One lender's criteria from the specification's table in section 9, in ₹ and whole years. */
export interface Criteria {
  lender: string;
  /** Age bounds for everyone, or for salaried people if `ageSelfEmployed` is set; null is no bound. */
  age: readonly [min: number, max: number | null];
  /** The lower bound is exclusive. */
  over?: boolean;
  ageSelfEmployed?: readonly [min: number, max: number];
  salariedOnly?: boolean;
  /** ₹ a month; null for no minimum. */
  income: number | null;
  incomeSelfEmployed?: number;
  /** ₹ a year, replaces the income of self-employed people. */
  turnover?: number;
  loan: readonly [min: number | null, max: number | 'gold'];
  /** Lowest credit score; null for no minimum. */
  score: number | null;
  app?: boolean;
}

/** The 23 lenders in order. */
export const CRITERIA: readonly Criteria[] = [
  {
    lender: 'Aarohan-Credit',
    age: [21, 55],
    salariedOnly: true,
    income: 20000,
    loan: [8000, 400000],
    score: 700,
    app: true,
  },
  {
    lender: 'Baldeo-Finserv',
    age: [24, 45],
    income: 20000,
    loan: [3000, 100000],
    score: 680,
    app: true,
  },
  {
    lender: 'Chandrika-Gold',
    age: [24, null],
    over: true,
    income: null,
    loan: [2000, 'gold'],
    score: null,
  },
  {
    lender: 'Dhruvtara-Capital',
    age: [22, 55],
    income: 20000,
    loan: [25000, 300000],
    score: 680,
    app: true,
  },
  { lender: 'Ekavali-Money', age: [21, 50], income: 20000, loan: [1000, 500000], score: 720 },
  {
    lender: 'Falgun-Finance',
    age: [21, 55],
    ageSelfEmployed: [23, 60],
    income: 20000,
    incomeSelfEmployed: 25000,
    loan: [25000, 1000000],
    score: 625,
    app: true,
  },
  {
    lender: 'Girivar-Bank',
    age: [20, null],
    salariedOnly: true,
    income: 35000,
    loan: [50000, 1000000],
    score: 750,
  },
  { lender: 'Harsha-Paylater', age: [18, 58], income: 20000, loan: [1000, 100000], score: 680 },
  { lender: 'Indrayani-Bank', age: [21, 65], income: 25000, loan: [50000, 2500000], score: 750 },
  { lender: 'Jheel-Capital', age: [21, 55], income: 25000, loan: [50000, 500000], score: 650 },
  {
    lender: 'Kaveri-National',
    age: [23, 58],
    ageSelfEmployed: [28, 65],
    income: 30000,
    turnover: 1500000,
    loan: [50000, 5000000],
    score: 750,
  },
  { lender: 'Lavanya-Finance', age: [23, 55], income: 30000, loan: [3000, 500000], score: 700 },
  { lender: 'Malhar-Lending', age: [21, 58], income: 18000, loan: [50000, 5000000], score: 725 },
  {
    lender: 'Nandini-Salary',
    age: [21, null],
    salariedOnly: true,
    income: 20000,
    loan: [5000, 250000],
    score: 680,
  },
  {
    lender: 'Omkar-Advance',
    age: [18, 58],
    salariedOnly: true,
    income: 18000,
    loan: [1000, 200000],
    score: 680,
  },
  { lender: 'Prithvi-Bank', age: [21, 60], income: 25000, loan: [30000, 5000000], score: 700 },
  { lender: 'Quila-Microfin', age: [23, 58], income: 18000, loan: [45000, 300000], score: 680 },
  {
    lender: 'Rohini-Instant',
    age: [18, null],
    salariedOnly: true,
    income: 18000,
    loan: [5000, 200000],
    score: 680,
  },
  {
    lender: 'Saptagiri-Prime',
    age: [25, 50],
    salariedOnly: true,
    income: 50000,
    loan: [5000, 100000],
    score: 680,
  },
  {
    lender: 'Tarangini-Cash',
    age: [25, 55],
    salariedOnly: true,
    income: 30000,
    loan: [null, 100000],
    score: 680,
  },
  { lender: 'Udaan-Microcredit', age: [21, 45], income: 18000, loan: [5000, 25000], score: 680 },
  { lender: 'Vasundhara-Loans', age: [21, 57], income: 18000, loan: [5000, 1000000], score: 680 },
  {
    lender: 'Yamini-Smallcash',
    age: [18, 58],
    income: 15000,
    incomeSelfEmployed: 18000,
    loan: [750, 50000],
    score: 650,
    app: true,
  },
];
