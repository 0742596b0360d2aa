import { formatDateTime } from '@marketplace/shared/format';
import { Button, InfoIcon } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../language/language';
import { differing } from '../spec/answers';
import type { Answers, FormOutline } from '../spec/formSpec';
import { Differences } from './Differences';
import styles from '../notices.module.css';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  /** When the other draft was saved. */
  at: Date;
  theirs: Answers;
  mine: Answers;
  words: FormTexts;
  onTake: () => void;
  onKeep: () => void;
}

/** Shows a draft that another device or tab saved with other answers, and lets the person choose one. */
export function OtherDraftNotice({ form, at, theirs, mine, words, onTake, onKeep }: Props) {
  const { text } = words;
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  // The form saves nothing until the person decides, so this scrolls into view; it covers nothing.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles['notice']} role="alert">
      <InfoIcon />
      <div className={styles['choice']}>
        <p>{text('other', { when: formatDateTime(at, language) })}</p>
        <Differences
          form={form}
          names={differing(form, theirs, mine)}
          theirs={theirs}
          mine={mine}
          words={words}
          said={{ theirs: 'other_there', mine: 'other_here' }}
        />
        <div className={styles['choices']}>
          <Button variant="secondary" onClick={onTake}>
            {text('take_other')}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {text('keep_mine')}
          </Button>
        </div>
      </div>
    </div>
  );
}
