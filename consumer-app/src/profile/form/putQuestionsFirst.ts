import type { FormField, FormSection, FormSpec } from '../../form';

/** The fields of each question that a partner's funnel can ask first (`funnelQuestion` of the option lists). */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  amount: ['se_loan_amount', 'se_loan_tenure', 'loan_purpose'],
  work: [
    'employment_status_code',
    'employer_name',
    'officepincode',
    'salary_mode',
    'business_registration_type',
    'business_pan',
    'business_years',
    'business_current_turnover',
    'business_account',
  ],
  income: ['monthly_income', 'emi'],
  place: ['postal_code', 'city', 'state'],
  home: ['residence_type', 'monthly_rent'],
};

/**
 * Moves the fields of these questions into a section of their own, the first of the form. Every field
 * stays in the form once.
 */
export function putQuestionsFirst<Entity extends object>(
  form: FormSpec<Entity>,
  questions: readonly string[] = [],
): FormSpec<Entity> {
  const names = questions.flatMap((question) => FIELDS[question] ?? []);
  const all = form.sections.flatMap(({ fields }) => fields);
  const isFirst = ({ name }: FormField) => names.includes(name);
  const fields = names.flatMap((name) => all.filter((field) => field.name === name));
  if (fields.length === 0) return form;
  const rest = form.sections
    .map((section): FormSection<keyof Entity & string> => ({
      ...section,
      fields: section.fields.filter((field) => !isFirst(field)),
    }))
    .filter((section) => section.fields.length > 0 || section.language);
  return { ...form, sections: [{ id: 'first', fields }, ...rest] };
}
