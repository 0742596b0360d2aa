import { answerText } from '../spec/answerText';
import { type Answers, getAllFields, type FormOutline } from '../spec/formSpec';
import styles from '../notices.module.css';
import type { FormTexts } from '../useFormTexts';

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

/** Lists the fields in which two sets of answers differ, with both answers. */
export function Differences({ form, names, theirs, mine, words, said }: Props) {
  const { text, label, reading } = words;
  const readAnswer = (from: Answers, name: string) =>
    answerText(form, name, from[name] ?? null, reading);
  return (
    <dl className={styles['changes']}>
      {getAllFields(form)
        .filter(({ name }) => names.includes(name))
        .map((field) => (
          <div key={field.name}>
            <dt>{label(field)}</dt>
            <dd>{text(said.theirs, { what: readAnswer(theirs, field.name) })}</dd>
            <dd>{text(said.mine, { what: readAnswer(mine, field.name) })}</dd>
          </div>
        ))}
    </dl>
  );
}
