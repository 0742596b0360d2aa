import { type InferType, object } from 'yup';
import { message } from '../../message';
import { choice } from '../../fields/choice';
import { uuid } from '../../fields/ids';
import { email, mobile, pincode } from '../../fields/contact';
import { birthDate } from '../../fields/dates';
import { panBusiness, panIndividual } from '../../fields/identity';
import { addressLine, companyName, locality, personName } from '../../fields/names';
import { count, flag, id, monthlyIncome, rupees } from '../../fields/numbers';
import { text } from '../../fields/text';
import { wantedTenure } from './quickCheck';

const readOnlyFlag = () => flag().meta({ kind: 'flag', readOnly: true });

/**
 * A consumer's profile on the server (section 3). Amounts in ₹, incomes,
 * rent and EMI in ₹ a month. `tin` is the PAN. Empty text and null both mean
 * 'not answered yet'. A verified contact is one that a code has confirmed. `city`, `state`, `mobile_verified`, `credit_score`,
 * `business_pan`, the PAN of a firm that has one of its own, `one_name`, `se_loan_tenure` in months and
 * `loan_purpose` extend the record.
 */
export const userSchema = object({
  user_id: uuid().meta({ kind: 'id', readOnly: true }),
  first_name: personName(),
  last_name: personName().when('one_name', ([one]: readonly unknown[], name) =>
    one === 1 ? name.oneOf([''], message('validation.one_name')) : name,
  ),
  /** 1 if the person has one name only, which is the first name; the last name is then empty. */
  one_name: flag(),
  birth_date: birthDate().nullable(),
  gender: choice('Gender'),
  tin: panIndividual(),
  email: email(),
  email_verified: readOnlyFlag(),
  mobile_phone_code: text(4).meta({ kind: 'text', readOnly: true }),
  mobile_phone_number: mobile(),
  mobile_verified: readOnlyFlag(),
  address1: addressLine(1),
  address2: addressLine(2),
  postal_code: pincode(),
  city: locality(),
  state: locality(),
  residence_type: choice('residentType'),
  educational_level: choice('educationalLevel'),
  employment_status_code: choice('employmentStatus'),
  employer_name: companyName(),
  officepincode: pincode(),
  monthly_income: monthlyIncome().nullable(),
  salary_mode: choice('salaryMode'),
  monthly_rent: rupees(1_000_000),
  emi: rupees(1_000_000),
  prefer_net_banking: choice('preferNetBanking').nullable(),
  business_registration_type: choice('businessRegistration'),
  business_current_turnover: choice('businessTurnover'),
  business_years: choice('businessYears'),
  business_account: flag(),
  business_pan: panBusiness().optional(),
  se_loan_amount: rupees(100_000_000).nullable(),
  se_loan_tenure: wantedTenure().nullable(),
  loan_purpose: choice('loanPurpose'),
  allow_sms: flag(),
  allow_emails: flag(),
  language: id(),
  channel_id: count().nullable().meta({ kind: 'count', readOnly: true }),
  merchant_location_id: id().nullable().meta({ kind: 'id', readOnly: true }),
  role_id: count().meta({ kind: 'count', readOnly: true }),
  is_editing: flag(),
  inflight_credit_app_id: uuid().nullable().meta({ kind: 'id', readOnly: true }),
  bl_completed: readOnlyFlag(),
  pl_completed: readOnlyFlag(),
  gl_completed: readOnlyFlag(),
  hl_completed: readOnlyFlag(),
  pl_update_required: readOnlyFlag(),
  pl_se_update_required: readOnlyFlag(),
  credit_score: count(900).nullable().meta({ kind: 'count', readOnly: true }),
}).noUnknown();

export type User = InferType<typeof userSchema>;

/** A consumer's masked PAN and birth date: `ABCP******`, `**\/**\/1990`. */
export const maskedInfoSchema = object({ pan: text(), birth_date: text() }).noUnknown();

export type MaskedInfo = InferType<typeof maskedInfoSchema>;
