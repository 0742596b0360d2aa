import { Button, InfoIcon } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { formatAnswer } from '../spec/formatAnswer';
import { type Answers, type FormOutline, getAllFields } from '../spec/formSpec';
import styles from '../notices.module.css';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  /** `changed`: the record was saved elsewhere; `other`: another device or tab saved a draft. */
  kind: 'changed' | 'other';
  intro: string;
  /** Fields with two different answers. */
  names: readonly string[];
  theirs: Answers;
  mine: Answers;
  words: FormTexts;
  onTake: () => void;
  onKeep: () => void;
}

/** Shows answers that somebody saved elsewhere beside those of this form; the person chooses one. */
export function ConflictNotice(props: Props) {
  const { form, kind, intro, names, theirs, mine, words, onTake, onKeep } = props;
  const { text, label, reading } = words;
  const box = useRef<HTMLDivElement>(null);
  // The form saves nothing until the person decides, so the notice scrolls into view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: kind === 'changed' ? 'center' : 'nearest' });
  }, [kind]);
  const readAnswer = (from: Answers, name: string) =>
    formatAnswer(form, name, from[name] ?? null, reading);
  return (
    <div ref={box} className={styles['notice']} role="alert">
      <InfoIcon />
      <div className={styles['choice']}>
        <p>{intro}</p>
        <dl className={styles['changes']}>
          {getAllFields(form)
            .filter(({ name }) => names.includes(name))
            .map((field) => (
              <div key={field.name}>
                <dt>{label(field)}</dt>
                <dd>{text(`${kind}_there`, { what: readAnswer(theirs, field.name) })}</dd>
                <dd>{text(`${kind}_here`, { what: readAnswer(mine, field.name) })}</dd>
              </div>
            ))}
        </dl>
        <div className={styles['choices']}>
          <Button variant="secondary" onClick={onTake}>
            {text(`take_${kind}`)}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {text('keep_mine')}
          </Button>
        </div>
      </div>
    </div>
  );
}
