/** One person of the product, what is known of them, and what they have to find. */
export interface Person {
  name: string;
  language: 'en' | 'hi';
  product: 'Personal Loans' | 'Business Loans';
  /**
   * Types everything, from this first page on; types the one name that there is; goes on with what was typed on
   * another device. The others have given their details before.
   */
  comes?: { from: '/' | '/campusid' } | 'with one name' | 'from another device';
  score: number;
  profile: typeof answers & Record<string, string | number>;
  /** What lenders lend for the wanted amount and tenure. */
  lends: 'full' | 'nothing';
  /** The rule that most lenders refuse by, where they do. */
  refusedBy?: 'age' | 'credit_score' | 'foir' | 'income';
  /** Another tenure brings the whole amount. */
  isAdvised?: true;
  /** Has applied to these lenders before, and is warned of a third open application. */
  hasApplied?: readonly string[];
  /** Takes the application back, or the loan that was paid out for it. */
  ends?: 'withdrawn' | 'given back';
  /** Loans end before a lender's age limit. */
  isCapped?: true;
}

const bornYearsAgo = (years: number): string => `${new Date().getFullYear() - years}-01-15`;

/** What every one of them has answered, but for what makes the person. */
const answers = {
  first_name: 'Asha',
  last_name: 'Rao',
  birth_date: '1990-05-17',
  gender: 'female',
  email: 'asha@example.in',
  address1: '12 MG Road',
  postal_code: '560001',
  residence_type: 'owned',
  employment_status_code: 'salaried',
  employer_name: 'Acme Works',
  officepincode: '560001',
  salary_mode: 'bank_transfer',
  monthly_income: 45_000,
  se_loan_amount: 3_00_000,
  se_loan_tenure: 36,
  loan_purpose: 'home',
};

const business = {
  ...answers,
  employment_status_code: 'business',
  business_registration_type: 'private_limited',
  business_pan: 'AAACB1234C',
  business_years: '5',
  business_current_turnover: '5000000',
  monthly_income: 90_000,
  se_loan_amount: 15_00_000,
  se_loan_tenure: 24,
  loan_purpose: 'business',
};

const personal = { product: 'Personal Loans', score: 752, lends: 'full' } as const;
const inBusiness = {
  product: 'Business Loans',
  score: 752,
  profile: business,
  lends: 'nothing',
  refusedBy: 'foir',
  isAdvised: true,
  ends: 'withdrawn',
} as const;

export const PEOPLE: readonly Person[] = [
  {
    ...personal,
    name: 'salaried, ₹3 lakh',
    language: 'en',
    comes: { from: '/' },
    ends: 'given back',
    profile: answers,
  },
  {
    ...personal,
    name: 'salaried, ₹3 lakh, with Hindi only',
    language: 'hi',
    comes: { from: '/campusid' },
    ends: 'given back',
    profile: answers,
  },
  { ...inBusiness, name: 'in business, ₹15 lakh', language: 'en' },
  { ...inBusiness, name: 'in business, ₹15 lakh', language: 'hi' },
  {
    ...personal,
    name: '71 years old',
    language: 'hi',
    profile: { ...answers, birth_date: bornYearsAgo(71), monthly_income: 9_000 },
    lends: 'nothing',
    refusedBy: 'age',
  },
  {
    ...personal,
    name: '54 years old',
    language: 'en',
    profile: {
      ...answers,
      birth_date: bornYearsAgo(54),
      monthly_income: 60_000,
      se_loan_tenure: 60,
    },
    refusedBy: 'age',
    isCapped: true,
  },
  {
    ...personal,
    name: 'a score of 662',
    language: 'hi',
    score: 662,
    profile: answers,
    refusedBy: 'credit_score',
    hasApplied: ['falgun-finance', 'yamini-smallcash'],
  },
  {
    ...personal,
    name: 'one name',
    language: 'en',
    comes: 'with one name',
    hasApplied: ['girivar-bank', 'indrayani-bank'],
    profile: answers,
  },
  {
    ...personal,
    name: 'returning on another device',
    language: 'hi',
    comes: 'from another device',
    profile: answers,
  },
  {
    ...personal,
    name: 'nobody lends',
    language: 'en',
    score: 625,
    profile: { ...answers, monthly_income: 9_000, emi: 5_000 },
    lends: 'nothing',
    refusedBy: 'income',
  },
];

/** The query by which the server answers for the person's product. */
export const getQuery = ({ product }: Person): string =>
  `?product=${product === 'Business Loans' ? 'business' : 'personal'}_loan`;
