import { Button, ErrorSummary, useMediaQuery } from '@marketplace/shared/ui';
import type { SubmitEvent } from 'react';
import { type FeatureTexts, useTexts } from '../i18n';
import { CheckStep } from './CheckStep';
import { type FormDescription, sectionOf } from './description';
import { DraftNotice } from './DraftNotice';
import styles from './form.module.css';
import type { FormRecord } from './formSchema';
import { proposePlace } from './proposePlace';
import { SectionFields } from './SectionFields';
import { StepProgress } from './StepProgress';
import { useFormFaults } from './useFormFaults';
import { useFormSteps } from './useFormSteps';
import { useFormTexts } from './useFormTexts';
import { useKeptAnswers } from './useKeptAnswers';
import { useOptionLists } from './useOptionLists';
import { useSending } from './useSending';

export interface DescribedFormProps {
  form: FormDescription;
  /** What is known already; without a `user_id` the draft is the device's, nobody's in particular. */
  user: Partial<FormRecord>;
  /** `section.*`, `section_intro.*`, `consent.*` and `send` of this form. */
  texts: FeatureTexts;
  /** Sends the checked answers and goes on; the draft is dropped once it resolves. */
  onSend: (body: Partial<FormRecord>, dropDraft: () => void) => Promise<void>;
}

/** A form from its description: all sections on a wide page, one a page on a phone, then the check. */
export function DescribedForm({ form, user, texts, onSend }: DescribedFormProps) {
  const { text } = useFormTexts();
  const own = useTexts(texts);
  const { saved, answers, answer, propose, restored, discard, drop } = useKeptAnswers(form, user);
  const faulty = useFormFaults(form, answers);
  const { checked, faults, attempt, findFaults } = faulty;
  const options = useOptionLists();
  const stepwise = useMediaQuery('(width < 720px)');
  const steps = [...form.sections.map(({ id }) => id), 'check'];
  const { step: wanted, go } = useFormSteps(steps);
  const sectionFor = (name = '') => sectionOf(form, name)?.id ?? steps[0] ?? 'check';
  const step = wanted === 'check' && !checked.ok ? sectionFor(faulty.firstWrong()) : wanted;
  const { send, busy, failure } = useSending((fields) => {
    const first = faulty.showRefused(fields);
    go(sectionFor(first), '');
  });

  const sections = form.sections.filter(({ id }) => !stepwise || id === step);
  const previous = steps[steps.indexOf(step) - 1];
  const next = stepwise ? (steps[steps.indexOf(step) + 1] ?? 'check') : 'check';
  const proceed = (event: SubmitEvent) => {
    event.preventDefault();
    if (findFaults(sections)) return;
    const wrong = next === 'check' ? faulty.firstWrong() : undefined;
    if (wrong === undefined) return go(next);
    go(sectionFor(wrong), '');
    findFaults(form.sections.filter(({ id }) => id === sectionFor(wrong)));
  };
  const required = form.required(answers);

  return (
    <>
      {stepwise && <StepProgress step={step} steps={steps} />}
      {restored && step !== 'check' && <DraftNotice at={restored} onDiscard={discard} />}
      {step === 'check' ? (
        <CheckStep
          form={form}
          answers={answers}
          options={options}
          own={own}
          busy={busy}
          failure={failure}
          onChange={go}
          onBack={() => go((stepwise ? steps.at(-2) : steps[0]) ?? 'check')}
          onSend={() => {
            if (checked.ok) void send(() => onSend(checked.body, drop));
          }}
        />
      ) : (
        <form className={styles['form']} noValidate onSubmit={proceed}>
          <ErrorSummary faults={faults} attempt={attempt} />
          {sections.map((section) => (
            <SectionFields
              key={section.id}
              section={section}
              answers={answers}
              saved={saved}
              required={required}
              options={options}
              own={own}
              errorOf={faulty.errorOf}
              onAnswer={answer}
              onLeave={(name) => {
                faulty.leave(name);
                if (name === 'postal_code') void proposePlace(answers[name], propose);
              }}
            />
          ))}
          <div className={styles['actions']}>
            <Button type="submit">{text(next === 'check' ? 'check' : 'continue')}</Button>
            {stepwise && previous && (
              <Button variant="ghost" onClick={() => go(previous)}>
                {text('back')}
              </Button>
            )}
          </div>
          <p className={styles['draftNote']}>{text('kept')}</p>
        </form>
      )}
    </>
  );
}
