import { Button, ErrorSummary } from '@marketplace/shared/ui';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { afterPaint, useSingleFlight } from '../../browser';
import { SectionFields } from '../fields/SectionFields';
import type { useFieldErrors } from '../fields/useFieldErrors';
import styles from '../form.module.css';
import { getDifferingFields } from '../spec/answers';
import { type Answers, type FormOutline, type FormSection, getAskedFields } from '../spec/formSpec';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  sections: readonly FormSection[];
  answers: Answers;
  saved: Answers;
  /** Fields that the person has to review. */
  review: readonly string[];
  words: FormTexts;
  errors: Pick<ReturnType<typeof useFieldErrors>, 'faults' | 'attempt'> & {
    leave: (name: string) => void;
  };
  /** Id of the section that the address names. */
  step: string;
  /** Says where the draft is kept. */
  note: string;
  /** Label of the button that leads on. */
  next: string;
  busy?: boolean;
  /** Checks the answers and leads on. Begins once the button has shown that it was pressed. */
  onNext: () => Promise<void>;
  /** Goes to the step before; undefined at the first. */
  onBack?: (() => void) | undefined;
  /** Stands between the questions and the button. */
  children?: ReactNode;
}

/** Ignores the second click of a double-click, which would skip the next step unread. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The questions of a step: of one section on a phone, of all on a wide page. */
export function SectionsStep(props: Props) {
  const { form, sections, answers, saved, review, words, errors, step } = props;
  const { note, next, busy = false, onNext, onBack, children } = props;
  const { text } = words;
  const { once, busy: isChecking } = useSingleFlight();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    void once(async () => {
      await afterPaint();
      await onNext();
    });
  };
  const asked = getAskedFields(form, answers).map(({ name }) => name);
  const required = [...form.required(answers), ...(form.requiredLater?.(answers) ?? [])];
  const waiting = new Set([...review, ...getDifferingFields(form, saved, answers)]);
  const renderSection = (section: FormSection) => {
    const names = section.fields.map(({ name }) => name);
    return (
      <SectionFields
        key={section.id}
        form={form}
        section={section}
        asked={names.filter((name) => asked.includes(name)).join(' ')}
        required={names.filter((name) => required.includes(name)).join(' ')}
        saved={saved}
        review={review}
        opened={section.id === step || names.some((name) => waiting.has(name))}
        words={words}
        onLeave={errors.leave}
      />
    );
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <ErrorSummary faults={errors.faults} attempt={errors.attempt} />
      {sections.filter(({ folded }) => !folded).map(renderSection)}
      {children}
      <div className={styles['actions']}>
        <Button type="submit" busy={busy || isChecking} onClick={ignoreDoubleClick}>
          {next}
        </Button>
        {onBack && (
          <Button variant="ghost" onClick={onBack}>
            {text('back')}
          </Button>
        )}
      </div>
      <p className={styles['draftNote']}>{note}</p>
      {sections.filter(({ folded }) => folded).map(renderSection)}
    </form>
  );
}
