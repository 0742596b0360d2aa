import type { BodyOf, saveUser } from '@marketplace/shared/api';
import type { FieldMessages } from '@marketplace/shared/schema';
import { message, userSchema, validate } from '@marketplace/shared/schema';
import { isRequired, PROFILE_SECTIONS, shownIn } from './profileSections';
import type { ProfileFieldName, ProfileValues } from './profileValues';
import { FLAG_FIELDS, RUPEES_FIELDS, TEXT_FIELDS } from './profileValues';

export type ProfileBody = BodyOf<typeof saveUser>;

const COUNTRY_OR_TRUNK = /^(?:\+?91|0)(?=[0-9]{10}$)/;

/** Blanks and a country code belong to how people write numbers, not to the number. */
const TIDY: Partial<Record<ProfileFieldName, (text: string) => string>> = {
  tin: (text) => text.replaceAll(/\s/g, ''),
  postal_code: (text) => text.replaceAll(/\s/g, ''),
  officepincode: (text) => text.replaceAll(/\s/g, ''),
  mobile_phone_number: (text) => text.replaceAll(/[\s-]/g, '').replace(COUNTRY_OR_TRUNK, ''),
};

const shownNames = (values: ProfileValues): ProfileFieldName[] =>
  PROFILE_SECTIONS.flatMap((section) => shownIn(section, values)).map(({ name }) => name);

const tidied = (values: ProfileValues): Record<string, string | number | null> => {
  const typed: Record<string, string | number | null> = {};
  for (const name of TEXT_FIELDS) typed[name] = (TIDY[name] ?? String)((values[name] ?? '').trim());
  for (const name of RUPEES_FIELDS) typed[name] = values[name];
  for (const name of FLAG_FIELDS) typed[name] = values[name] ? 1 : 0;
  typed['emi'] ??= 0;
  typed['monthly_rent'] ??= 0;
  typed['prefer_net_banking'] ||= null;
  return typed;
};

const isEmpty = (value: string | number | null | undefined): boolean =>
  value === '' || value === null || value === undefined;

type Checked = { ok: true; body: ProfileBody } | { ok: false; errors: FieldMessages };

/**
 * Checks the fields that are asked and makes of them what is sent. Answers to questions that are no
 * longer asked (the employer of someone who now runs a business) are sent as empty.
 */
export const checkProfile = (values: ProfileValues): Checked => {
  const shown = new Set(shownNames(values));
  const typed = tidied(values);
  for (const name of TEXT_FIELDS) if (!shown.has(name)) typed[name] = '';
  if (!shown.has('monthly_rent')) typed['monthly_rent'] = 0;
  if (!shown.has('business_account')) typed['business_account'] = 0;
  const names = [...TEXT_FIELDS, ...RUPEES_FIELDS, ...FLAG_FIELDS];
  const checked = validate(userSchema.pick(names), typed, { typed: true });

  const errors: FieldMessages = checked.ok ? {} : { ...checked.errors };
  for (const name of shown) {
    if (isRequired(name, values) && isEmpty(typed[name])) {
      errors[name] = message(`missing.${name}`);
    }
  }
  if (typed['se_loan_amount'] === 0) {
    errors['se_loan_amount'] = message('missing.se_loan_amount');
  }
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, body: checked.value };
};

/** The wrong fields in the order in which the form asks for them. */
export const inFormOrder = (names: readonly string[]): string[] => {
  const order: string[] = PROFILE_SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name));
  return [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
};
