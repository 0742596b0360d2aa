import type { FormRecord } from './formSchema';

export type FieldName = keyof FormRecord;

/** An answer as it is typed: dates DD/MM/YYYY, amounts as numbers, boxes as booleans. */
export type Answer = string | number | boolean | null;

export type Answers = Readonly<Partial<Record<FieldName, Answer>>>;

/** One field of a form; what it holds and which options it has stands in the schema. */
export interface FormField {
  name: FieldName;
  /** Asked only while another field has one of these answers. */
  when?: { field: FieldName; is: readonly string[] };
  /** Has a text of its own for the borrower at `label.<name>`; else the entity's label. */
  ownLabel?: true;
  /** Has a help text at `hint.<name>`. */
  hint?: true;
  /** Takes half a line beside its neighbour where there is room. */
  half?: true;
  /** What the browser may fill in. */
  autoComplete?: string;
}

/** A part of a form: a block on a wide page, a step of its own on a phone. */
export interface FormSection {
  id: string;
  fields: readonly FormField[];
}

/** A form, once, for the page, the steps, the check and the tests. */
export interface FormDescription {
  /** Names the draft, too. */
  id: string;
  /** Raised when the form changes shape. */
  version: number;
  sections: readonly FormSection[];
  required: (answers: Answers) => readonly FieldName[];
  /** What is sent without being asked. */
  fixed?: Partial<FormRecord>;
  /** Consents that the form cannot do without, each for one purpose. */
  consents: readonly string[];
  /** Consents that are given to a page of their own: its address, linked as `consent.<name>_read`. */
  documents?: Readonly<Record<string, string>>;
}

/** The fields of a section that are asked of a person who has answered so. */
export const shownIn = ({ fields }: FormSection, answers: Answers): readonly FormField[] =>
  fields.filter(({ when }) => !when || when.is.includes(String(answers[when.field] ?? '')));

/** Every field that is asked of a person who has answered so, in order. */
export const askedOf = ({ sections }: FormDescription, answers: Answers): readonly FormField[] =>
  sections.flatMap((section) => shownIn(section, answers));

/** The section that asks for a field. */
export const sectionOf = ({ sections }: FormDescription, name: string): FormSection | undefined =>
  sections.find(({ fields }) => fields.some((field) => field.name === name));
