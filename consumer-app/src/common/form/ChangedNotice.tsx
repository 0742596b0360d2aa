import { Button, InfoIcon } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { answersOf } from './answers';
import { answerText } from './answerText';
import type { ChangedMeanwhile } from './changedMeanwhile';
import { type Answers, fieldsOf, type FormShape } from './description';
import styles from './notices.module.css';
import type { FormTexts } from './useFormTexts';

interface Props {
  form: FormShape;
  changed: ChangedMeanwhile;
  answers: Answers;
  words: FormTexts;
  onTake: () => void;
  onKeep: () => void;
}

/** Says what was saved elsewhere since the form was begun, and lets the person choose. */
export function ChangedNotice({ form, changed, answers, words, onTake, onKeep }: Props) {
  const { text, label, reading } = words;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const saved = answersOf(form, changed.record);
  const read = (from: Answers, name: string) => answerText(form, name, from[name] ?? null, reading);
  return (
    <div ref={box} className={styles['notice']} role="alert">
      <InfoIcon />
      <div className={styles['choice']}>
        <p>{text('changed')}</p>
        <dl className={styles['changes']}>
          {fieldsOf(form)
            .filter(({ name }) => changed.fields.includes(name))
            .map((field) => (
              <div key={field.name}>
                <dt>{label(field)}</dt>
                <dd>{text('changed_there', { what: read(saved, field.name) })}</dd>
                <dd>{text('changed_here', { what: read(answers, field.name) })}</dd>
              </div>
            ))}
        </dl>
        <div className={styles['choices']}>
          <Button variant="secondary" onClick={onTake}>
            {text('take_saved')}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {text('keep_mine')}
          </Button>
        </div>
      </div>
    </div>
  );
}
