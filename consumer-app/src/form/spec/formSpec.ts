import { describeFields, type User } from '@marketplace/shared/schema';
import type { ObjectSchema } from 'yup';

/**
 * An answer as the person enters it: dates DD/MM/YYYY, amounts in ₹ as numbers (a text that is no amount as text),
 * checkboxes as booleans.
 */
export type Answer = string | number | boolean | null;

export type Answers = Readonly<Partial<Record<string, Answer>>>;

/** All answers of a form by field name, as react-hook-form holds them. */
export type FormValues = Record<string, Answer>;

/** One field of a form; the schema defines its kind and options. */
export interface FormField<Name extends string = string> {
  name: Name;
  /** The form asks this field only while another field has one of these answers. */
  when?: { field: Name; is: readonly string[] };
  /**
   * Takes its label from `label.<name>` in the common form texts (true) or in the form's own texts
   * ('own'); otherwise from the entity.
   */
  ownLabel?: true | 'own';
  /** Has a hint at `hint.<name>` in the common form texts (true) or in the form's own texts ('own'). */
  hint?: true | 'own';
  /**
   * Takes the message for a missing answer from `missing.<name>` in the form's own texts; otherwise
   * from the common form texts.
   */
  missing?: 'own';
  /** Options that this form leaves out. */
  without?: readonly string[];
  /** Each option has a hint at `option_hint.<name>.<option>` in the form's own texts. */
  optionHints?: true;
  /** Allowed amounts in ₹, or months, if the form accepts less than the record can hold. */
  amounts?: { min: number; max: number };
  /** Numbers to choose from, besides the one that is already answered. */
  choices?: readonly number[];
  /** Takes half the width, beside its neighbour, if there is room. */
  half?: true;
  /** The `autocomplete` attribute. */
  autoComplete?: string;
}

/** A section of a form: a block on a wide page, a step on a phone. */
export interface FormSection<Name extends string = string> {
  id: string;
  fields: readonly FormField<Name>[];
  /** Asks for the page's language after the fields; a choice applies at once. */
  language?: true;
  /** Opens on demand: a lender asks for it later, its questions are answered, or nobody needs the answers. */
  folded?: 'later' | 'answered' | 'optional';
}

/** The part of a form's spec that does not depend on the type of its record. */
export interface FormOutline {
  /** Also identifies the draft. */
  id: string;
  /** Increases when the form's fields change, so that older drafts are ignored. */
  version: number;
  sections: readonly FormSection[];
  required: (answers: Answers) => readonly string[];
  /** Fields that are required for a later step, and so are not called optional. */
  requiredLater?: (answers: Answers) => readonly string[];
  /** Asks everything on one page, a phone's too, and sends it from there without a check. */
  onePage?: true;
  /** Required consents, one for each purpose. */
  consents: readonly string[];
  /** Consents with a document of their own: its address, linked with the text `consent.<name>_read`. */
  documents?: Readonly<Record<string, string>>;
  /**
   * Takes the title of a failed submission from `failed` in its own texts; otherwise from the common form texts.
   */
  failed?: 'own';
  /** The schema of the record's fields. */
  schema: { describe: ObjectSchema<object>['describe'] };
}

/** A form's spec, which page, steps, check and tests share. `Entity` is the record that it edits. */
export interface FormSpec<Entity extends object = User> extends FormOutline {
  schema: ObjectSchema<Entity>;
  sections: readonly FormSection<keyof Entity & string>[];
  /** Values that the form sends without asking for them. */
  fixed?: Partial<Entity>;
}

/** The fields of a section that apply to these answers. */
export const getVisibleFields = ({ fields }: FormSection, answers: Answers): readonly FormField[] =>
  fields.filter(({ when }) => !when || when.is.includes(String(answers[when.field] ?? '')));

/** All fields of a form that apply to these answers, in order. */
export const getAskedFields = ({ sections }: FormOutline, answers: Answers): readonly FormField[] =>
  sections.flatMap((section) => getVisibleFields(section, answers));

export const getAllFields = ({ sections }: FormOutline): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields);

export const findSection = ({ sections }: FormOutline, name: string): FormSection | undefined =>
  sections.find(({ fields }) => fields.some((field) => field.name === name));

/**
 * The schema's description of a form's field.
 * @throws Error if the form has no such field
 */
export function getFormField({ schema, id }: Pick<FormOutline, 'schema' | 'id'>, name: string) {
  const field = describeFields(schema).find((one) => one.name === name);
  if (!field) throw new Error(`the form ${id} has no field ${name}`);
  return field;
}
