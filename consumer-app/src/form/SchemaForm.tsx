import { Button, ErrorSummary, useMediaQuery } from '@marketplace/shared/ui';
import { type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import type { FeatureTexts } from '../language/i18n';
import { toAnswers, pickPans, withDraft } from './answers';
import { ChangedNotice } from './ChangedNotice';
import type { ConflictError } from './conflictError';
import { validateAnswers } from './validateAnswers';
import { CheckStep } from './CheckStep';
import { type Answer, getAskedFields, type FormSpec, findSection } from './formSpec';
import { DraftNotice } from './DraftNotice';
import styles from './form.module.css';
import { OtherDraftNotice } from './OtherDraftNotice';
import { ReviewNotice } from './ReviewNotice';
import { SectionFields } from './SectionFields';
import { StepProgress } from './StepProgress';
import { useFormErrors } from './useFormErrors';
import { useFormSteps } from './useFormSteps';
import { useDraftAnswers } from './useDraftAnswers';
import { usePincodeAutofill } from './usePincodeAutofill';
import { useSubmit } from './useSubmit';
import { useServerDraft } from './useServerDraft';
import { useFormTexts } from './useFormTexts';

export interface SchemaFormProps<Entity extends object, Base extends Partial<Entity>> {
  form: FormSpec<Entity>;
  /** What is on record, which the form starts with. */
  record: Base;
  /** User id of the person whose form it is; without one the draft stays on the device. */
  owner?: string;
  /** Fields that the server asks to be looked at again; the form begins with the check then. */
  review?: readonly string[];
  /** `section.*`, `section_intro.*`, `consent.*` and `send` of this form, and what its fields call `own`. */
  texts: FeatureTexts;
  /** Sends the checked answers and goes on. `base` is the record that they are based on. */
  onSend: (body: Partial<Entity>, dropDraft: () => void, base: Base) => Promise<void>;
}

/** The second click of a double one would go on from the next step as well, unread. */
const onceOfTwo = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** A form from its description: all sections on a wide page, one a page on a phone, then the check. */
export function SchemaForm<Entity extends object, Base extends Partial<Entity>>(
  props: SchemaFormProps<Entity, Base>,
) {
  const { form, owner, review = [], texts, onSend } = props;
  const words = useFormTexts(texts);
  const { text, fault } = words;
  const kept = useDraftAnswers(form, props.record, owner);
  const { answers, fields, saved } = kept;
  const checked = validateAnswers(form, answers);
  const wrong = checked.ok ? {} : checked.errors;
  const faulty = useFormErrors({ form, fields, answers, wrong, fault });
  const { faults, attempt, findFaults } = faulty;

  const stepwise = useMediaQuery('(width < 720px)');
  const steps = [...form.sections.map(({ id }) => id), 'check'];
  const sectionFor = (name = '') => findSection(form, name)?.id ?? steps[0] ?? 'check';
  const firstWrong = getAskedFields(form, answers).find(({ name }) => wrong[name])?.name;
  // Nobody checks answers that are not all there, as after a reload, which keeps no PAN.
  const start = (review.length > 0 ? undefined : steps[0]) ?? 'check';
  const resumed = review.length > 0 ? undefined : kept.startedStep;
  const { step, wanted, changing, go } = useFormSteps(steps, { start, resumed }, (wanted) =>
    wanted === 'check' && !checked.ok ? sectionFor(firstWrong) : wanted,
  );
  const { reach } = kept;
  useEffect(() => reach(step), [reach, step]);
  const shared = useServerDraft({ form, owner, kept, step, go });
  const dropDraft = () => {
    kept.dropHere();
    shared.drop();
  };
  const [changed, setChanged] = useState<ConflictError>();
  const { send, busy, failure } = useSubmit({
    changed: setChanged,
    refused: (fields) => {
      const first = faulty.showRefused(fields);
      if (first !== undefined) go(sectionFor(first), { focus: '' });
      return first !== undefined;
    },
  });
  const propose = usePincodeAutofill(kept.change);
  const answer = (name: string, value: Answer) => {
    kept.change(() => ({ [name]: value }));
    faulty.touch(name);
    if (name === 'postal_code') void propose(value);
  };

  const sections = form.sections.filter(({ id }) => !stepwise || id === step);
  const previous = steps[steps.indexOf(step) - 1];
  // Whoever had come as far as the check goes back there from what was missing.
  const forward = stepwise && !changing && wanted !== 'check';
  const next = forward ? (steps[steps.indexOf(step) + 1] ?? 'check') : 'check';
  const proceed = (event: SubmitEvent) => {
    event.preventDefault();
    if (findFaults(sections)) return;
    if (next !== 'check' || firstWrong === undefined) return go(next);
    const section = sectionFor(firstWrong);
    go(section, { focus: '' });
    findFaults(form.sections.filter(({ id }) => id === section));
  };
  const decide = (mine: boolean) => {
    if (!changed) return;
    const { record, fields } = changed;
    const theirs = toAnswers(form, record);
    if (!mine) kept.change(() => Object.fromEntries(fields.map((name) => [name, theirs[name]])));
    kept.setBase((before) => ({ ...before, ...record }));
    setChanged(undefined);
  };
  const pans = Object.entries(pickPans(form, answers));
  const pan = pans.length > 0;
  const missing = Object.keys(wrong);
  const isPanAll =
    missing.length > 0 && missing.every((name) => pans.some(([one]) => one === name));
  const keptWhere = owner === undefined ? 'kept_device' : 'kept_account';

  return (
    <>
      {stepwise && <StepProgress step={step} steps={steps} />}
      {review.length > 0 && <ReviewNotice />}
      {shared.other && (
        <OtherDraftNotice
          form={form}
          at={shared.other.savedAt}
          theirs={withDraft(form, saved, shared.other.values)}
          mine={answers}
          words={words}
          onTake={shared.takeOther}
          onKeep={shared.keepMine}
        />
      )}
      {kept.restored && !shared.other && step !== 'check' && (
        <DraftNotice
          at={kept.restored}
          pan={pans.some(([name, typed]) => typed === saved[name])}
          onEnterPan={
            isPanAll
              ? () => go(sectionFor(firstWrong), { focus: firstWrong, changing: true })
              : undefined
          }
          onDiscard={() => {
            kept.discard();
            shared.drop();
          }}
        />
      )}
      {changed && (
        <ChangedNotice
          form={form}
          changed={changed}
          answers={answers}
          words={words}
          onTake={() => decide(false)}
          onKeep={() => decide(true)}
        />
      )}
      {step === 'check' ? (
        <CheckStep
          form={form}
          answers={answers}
          review={review}
          words={words}
          owned={owner !== undefined}
          busy={busy}
          failure={failure}
          onChange={(section, focus) => go(section, { focus, changing: true })}
          onBack={() => go((stepwise ? steps.at(-2) : steps[0]) ?? 'check')}
          onSend={() => {
            if (checked.ok) void send(() => onSend(checked.body, dropDraft, kept.base));
          }}
        />
      ) : (
        <form className={styles['form']} noValidate onSubmit={proceed}>
          <ErrorSummary faults={faults} attempt={attempt} />
          {sections.map((section) => (
            <SectionFields
              key={section.id}
              form={form}
              section={section}
              answers={answers}
              saved={saved}
              review={review}
              words={words}
              errorOf={faulty.errorOf}
              onAnswer={answer}
              onLeave={faulty.leave}
            />
          ))}
          <div className={styles['actions']}>
            <Button type="submit" onClick={onceOfTwo}>
              {text(next === 'check' ? 'check' : 'continue')}
            </Button>
            {stepwise && previous && (
              <Button variant="ghost" onClick={() => go(previous)}>
                {text('back')}
              </Button>
            )}
          </div>
          <p className={styles['draftNote']}>
            {text(kept.keptHere || owner !== undefined ? keptWhere : 'not_kept')}
            {pan && ` ${text('kept_pan')}`}
          </p>
        </form>
      )}
    </>
  );
}
