import type { User } from '@marketplace/shared/schema';
import type { ObjectSchema } from 'yup';

/** An answer as it is typed: dates DD/MM/YYYY, amounts as numbers, boxes as booleans. */
export type Answer = string | number | boolean | null;

export type Answers = Readonly<Partial<Record<string, Answer>>>;

/** One field of a form; what it holds and which options it has stands in the schema. */
export interface FormField<Name extends string = string> {
  name: Name;
  /** Asked only while another field has one of these answers. */
  when?: { field: Name; is: readonly string[] };
  /**
   * Has a text for the borrower at `label.<name>`, in the texts of all forms or in the form's `own`;
   * else the entity's label.
   */
  ownLabel?: true | 'own';
  /** Has a help text at `hint.<name>`, in the texts of all forms or in the form's `own`. */
  hint?: true | 'own';
  /** Says at the form's own `missing.<name>` that it is missing; else the texts of all forms do. */
  missing?: 'own';
  /** Options of the list that this form does not offer. */
  without?: readonly string[];
  /** Each option has a line of its own at the form's own `option_hint.<name>.<option>`. */
  optionHints?: true;
  /** ₹ that may be asked for, where the form takes less than the record can hold. */
  amounts?: { min: number; max: number };
  /** Takes half a line beside its neighbour where there is room. */
  half?: true;
  /** What the browser may fill in. */
  autoComplete?: string;
}

/** A part of a form: a block on a wide page, a step of its own on a phone. */
export interface FormSection<Name extends string = string> {
  id: string;
  fields: readonly FormField<Name>[];
  /** Asks, after its fields, for the language, which is the page's own and changes at once. */
  language?: true;
}

/** What the parts of a form's page need of its description, whatever record it is about. */
export interface FormOutline {
  /** Names the draft, too. */
  id: string;
  /** Raised when the form changes shape. */
  version: number;
  sections: readonly FormSection[];
  required: (answers: Answers) => readonly string[];
  /** Consents that the form cannot do without, each for one purpose. */
  consents: readonly string[];
  /** Consents that are given to a page of their own: its address, linked as `consent.<name>_read`. */
  documents?: Readonly<Record<string, string>>;
  /** Says at its own `failed` that it could not be sent; else the texts of all forms do. */
  failed?: 'own';
  /** What the fields hold. */
  schema: { describe: ObjectSchema<object>['describe'] };
}

/** A form, once, for the page, the steps, the check and the tests. `Entity` is the record it is about. */
export interface FormSpec<Entity extends object = User> extends FormOutline {
  schema: ObjectSchema<Entity>;
  sections: readonly FormSection<keyof Entity & string>[];
  /** What is sent without being asked. */
  fixed?: Partial<Entity>;
}

/** The fields of a section that are asked of a person who has answered so. */
export const getVisibleFields = ({ fields }: FormSection, answers: Answers): readonly FormField[] =>
  fields.filter(({ when }) => !when || when.is.includes(String(answers[when.field] ?? '')));

/** Every field that is asked of a person who has answered so, in order. */
export const getAskedFields = ({ sections }: FormOutline, answers: Answers): readonly FormField[] =>
  sections.flatMap((section) => getVisibleFields(section, answers));

/** Every field that a form may ask for, in order. */
export const getAllFields = ({ sections }: FormOutline): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields);

/** The section that asks for a field. */
export const findSection = ({ sections }: FormOutline, name: string): FormSection | undefined =>
  sections.find(({ fields }) => fields.some((field) => field.name === name));
