import { Button, InfoIcon } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { toAnswers } from '../spec/answers';
import type { ConflictError } from '../conflictError';
import type { Answers, FormOutline } from '../spec/formSpec';
import { Differences } from './Differences';
import styles from '../notices.module.css';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  changed: ConflictError;
  answers: Answers;
  words: FormTexts;
  onTake: () => void;
  onKeep: () => void;
}

/** Shows what was saved elsewhere since this form was opened, and lets the person choose a version. */
export function ChangedNotice({ form, changed, answers, words, onTake, onKeep }: Props) {
  const { text } = words;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className={styles['notice']} role="alert">
      <InfoIcon />
      <div className={styles['choice']}>
        <p>{text('changed')}</p>
        <Differences
          form={form}
          names={changed.fields}
          theirs={toAnswers(form, changed.record)}
          mine={answers}
          words={words}
          said={{ theirs: 'changed_there', mine: 'changed_here' }}
        />
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
