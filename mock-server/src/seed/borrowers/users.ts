import { addDays, maskContact } from '@marketplace/shared/format';
import { PROPOSED_LOAN } from '@marketplace/shared/lending';
import { getIndianToday } from '../../data/indianDay';
import type { UserRecord } from '../../data/records';
import { buildUser } from '../../data/borrowers/buildUser';
import { formatShortName } from '../../data/borrowers/formatShortName';
import type { NewRecord } from '../../store/port';
import { daysAgoIso } from '../times';
import { CITIES, EMPLOYERS, FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '../fixtures/people';
import type { DemoAccess } from '../accounts';
import type { Random } from '../random';
import { createRandom } from '../random';
import { pickBirthDate, pickTime, toPastIso } from '../times';

/** Maximum age of the consumers, in days. */
export const DAYS_BACK = 120;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const pickLetter = (random: Random): string => LETTERS.charAt(random.int(0, 25));

function buildPan(random: Random, lastName: string): string {
  const head = pickLetter(random) + pickLetter(random) + pickLetter(random);
  return `${head}P${lastName.charAt(0)}${random.int(1000, 9999)}${pickLetter(random)}`;
}

/** Picks a day of arrival: more on recent days, fewer on Sundays. */
function pickDayOfArrival(random: Random): string {
  const back = Math.floor(DAYS_BACK * random.next() ** 1.3);
  const day = addDays(getIndianToday(), -back);
  const restsOnSundays = random.chance(0.6);
  const isSunday = new Date(day).getUTCDay() === 0;
  return isSunday && restsOnSundays ? addDays(day, -1) : day;
}

function pickPartner(random: Random, { partners: [first, second], branded }: DemoAccess): number {
  const any = branded[random.int(0, branded.length - 1)] ?? first;
  return [first, second, any][random.weighted([40, 15, 45])] ?? first;
}

type Answers = Partial<UserRecord>;

function buildWork(random: Random): Answers {
  const business = {
    business_years: ['1', '3', '5'][random.int(0, 2)] ?? '1',
    business_current_turnover: ['500000', '1500000', '5000000'][random.weighted([5, 3, 2])] ?? '',
    business_account: random.chance(0.6) ? (1 as const) : (0 as const),
    monthly_income: random.int(18, 140) * 1000,
  };
  switch (random.weighted([70, 20, 10])) {
    case 0:
      return {
        employment_status_code: 'salaried',
        employer_name: random.pick(EMPLOYERS),
        officepincode: random.pick(CITIES).pincode,
        salary_mode: random.chance(0.85) ? 'bank_transfer' : 'cheque',
        monthly_income: random.int(15, 120) * 1000,
      };
    case 1:
      return { ...business, employment_status_code: 'self_employed' };
    default:
      return {
        ...business,
        employment_status_code: 'business',
        business_registration_type: random.pick([
          'proprietorship',
          'partnership',
          'llp',
          'private_limited',
        ]),
      };
  }
}

function buildAnswers(random: Random): Answers {
  const isFemale = random.chance(0.42);
  const last_name = random.pick(LAST_NAMES);
  const { city, state, pincode } = random.pick(CITIES);
  const answers = buildWork(random);
  return {
    ...answers,
    first_name: random.pick(isFemale ? FEMALE_NAMES : MALE_NAMES),
    last_name,
    gender: isFemale ? 'female' : 'male',
    birth_date: pickBirthDate(random, random.int(20, 58)),
    tin: buildPan(random, last_name),
    address1: `${random.int(1, 240)}, ${random.pick(['MG Road', 'Station Road', 'Gandhi Nagar', 'Lake View', 'Sector 12'])}`,
    postal_code: pincode,
    city,
    state,
    residence_type: random.pick(['owned', 'rented', 'rented', 'company']),
    educational_level: random.pick(['class_12', 'graduate', 'graduate', 'postgraduate']),
    se_loan_amount: random.int(2, 40) * 10_000,
    se_loan_tenure: PROPOSED_LOAN.tenure_months,
    loan_purpose: 'home',
    monthly_rent: random.chance(0.5) ? random.int(4, 25) * 1000 : 0,
    emi: random.chance(0.4) ? random.int(1, 15) * 1000 : 0,
    allow_sms: random.chance(0.7) ? 1 : 0,
    allow_emails: random.chance(0.5) ? 1 : 0,
    credit_score: random.int(610, 820),
    pl_completed: 1,
    bl_completed: answers.employment_status_code === 'business' ? 1 : 0,
  };
}

function buildConsumer(random: Random, access: DemoAccess): NewRecord<UserRecord> {
  const mobile = `${random.pick(['9', '8', '7'])}${random.int(100_000_000, 999_999_999)}`;
  const created_at = toPastIso(pickTime(random, pickDayOfArrival(random)));
  const blank = buildUser({
    id: random.uuid(),
    contact: mobile,
    partnerId: pickPartner(random, access),
  });
  const answers = random.chance(0.72) ? buildAnswers(random) : {};
  const user = { ...blank, ...answers, created_at, updated_at: created_at };
  return {
    ...user,
    email: user.first_name
      ? `${user.first_name}.${user.last_name}${random.int(1, 99)}@mail.example.in`.toLowerCase()
      : '',
    customer_name: formatShortName(user),
    contact: maskContact(mobile),
  };
}

/** Builds the demo consumer of the contract: complete personal loan profile, no application. */
function buildDemoConsumer({ partners: [partnerId] }: DemoAccess): NewRecord<UserRecord> {
  const mobile = '9876543210';
  const random = createRandom(7);
  const created_at = toPastIso(pickTime(random, addDays(getIndianToday(), -2)));
  const user = {
    ...buildUser({ id: '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325', contact: mobile, partnerId }),
    ...buildAnswers(random),
    created_at,
    updated_at: created_at,
    first_name: 'Priya',
    last_name: 'Sharma',
    gender: 'female',
    birth_date: '1994-07-21',
    tin: 'ABCPS1234K',
    email: 'priya.sharma@mail.example.in',
    address1: '14, Lake View Road',
    employment_status_code: 'salaried',
    employer_name: 'Anvaya Software',
    officepincode: '560001',
    postal_code: '560001',
    city: 'Bengaluru',
    state: 'Karnataka',
    salary_mode: 'bank_transfer',
    business_registration_type: '',
    business_current_turnover: '',
    business_years: '',
    business_account: 0 as const,
    bl_completed: 0 as const,
    monthly_income: 45_000,
    se_loan_amount: 200_000,
    monthly_rent: 12_000,
    emi: 3_500,
    credit_score: 745,
    score_history: [
      { score: 718, at: daysAgoIso(190) },
      { score: 732, at: daysAgoIso(96) },
      { score: 745, at: daysAgoIso(3) },
    ],
  };
  return { ...user, customer_name: formatShortName(user), contact: maskContact(mobile) };
}

/** Lets some consumers request a gold or a housing loan, too. */
function addOtherLoans(users: readonly NewRecord<UserRecord>[]): NewRecord<UserRecord>[] {
  const random = createRandom(916);
  return users.map((user) => ({
    ...user,
    gl_completed: random.chance(0.14) && user.pl_completed ? 1 : 0,
    hl_completed: random.chance(0.07) && user.pl_completed ? 1 : 0,
  }));
}

/** Indexes of consumers who registered twice, with the first and the second record. */
const SECOND_RECORDS = [
  { first: 42, second: 143, sharesEmail: true },
  { first: 88, second: 203, sharesEmail: false },
] as const;

/** Gives some consumers a second record with their name and birth date, for an admin to merge. */
const addSecondRecords = (users: readonly NewRecord<UserRecord>[]): NewRecord<UserRecord>[] =>
  users.map((user, place) => {
    const copy = SECOND_RECORDS.find(({ second }) => second === place);
    const original = copy && users[copy.first];
    if (!original) return user;
    const { first_name, last_name, birth_date, gender, customer_name, email } = original;
    const shared = { first_name, last_name, birth_date, gender, customer_name };
    return { ...user, ...shared, ...(copy.sharesEmail && { email }) };
  });

/** Builds the demo consumer and others, who arrived over the last 120 days. */
export function seedUsers(count: number, access: DemoAccess): NewRecord<UserRecord>[] {
  const random = createRandom(400);
  const others = Array.from({ length: Math.max(count - 1, 0) }, () =>
    buildConsumer(random, access),
  );
  return [buildDemoConsumer(access), ...addSecondRecords(addOtherLoans(others))];
}
