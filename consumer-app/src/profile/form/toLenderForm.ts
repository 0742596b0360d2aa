import type { FormSection, FormSpec } from '../../form';

/**
 * The same form for one who has chosen a lender: first the sections with answers that the lender still needs, and folded
 * what is answered. It asks for no consent, because the application has its own.
 */
export function toLenderForm<Entity extends object>(
  form: FormSpec<Entity>,
  missing: readonly string[],
): FormSpec<Entity> {
  type Section = FormSection<keyof Entity & string>;
  const isNeeded = ({ fields }: Section) => fields.some(({ name }) => missing.includes(name));
  const open = form.sections.filter(isNeeded).map(({ folded: _, ...section }) => section);
  const rest = form.sections
    .filter((section) => !isNeeded(section))
    .map((section): Section => ({
      ...section,
      folded: section.folded === 'optional' ? 'optional' : 'answered',
    }));
  const { requiredLater = form.required } = form;
  return {
    ...form,
    consents: [],
    required: (answers) => [...new Set([...form.required(answers), ...requiredLater(answers)])],
    sections: [...open, ...rest],
  };
}
