import { answerText } from './answerText';
import { type Answers, getAllFields, type FormOutline } from './formSpec';
import styles from './notices.module.css';
import type { FormTexts } from './useFormTexts';

interface Props {
  form: FormOutline;
  /** Fields with two different answers. */
  names: readonly string[];
  theirs: Answers;
  mine: Answers;
  words: FormTexts;
  /** Keys of the texts that introduce each answer, with `%{what}`. */
  said: { theirs: string; mine: string };
}

/** Two sets of answers to a form, field by field where they differ. */
export function Differences({ form, names, theirs, mine, words, said }: Props) {
  const { text, label, reading } = words;
  const read = (from: Answers, name: string) => answerText(form, name, from[name] ?? null, reading);
  return (
    <dl className={styles['changes']}>
      {getAllFields(form)
        .filter(({ name }) => names.includes(name))
        .map((field) => (
          <div key={field.name}>
            <dt>{label(field)}</dt>
            <dd>{text(said.theirs, { what: read(theirs, field.name) })}</dd>
            <dd>{text(said.mine, { what: read(mine, field.name) })}</dd>
          </div>
        ))}
    </dl>
  );
}
