import { Button, ErrorSummary, useMediaQuery } from '@marketplace/shared/ui';
import { type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import type { FeatureTexts } from '../language/i18n';
import { toAnswers, pickPans, withDraft } from './spec/answers';
import { ChangedNotice } from './draft/ChangedNotice';
import type { ConflictError } from './conflictError';
import { validateAnswers } from './spec/answersSchema';
import { CheckStep } from './steps/CheckStep';
import { type Answer, getAskedFields, type FormSpec, findSection } from './spec/formSpec';
import { DraftNotice } from './draft/DraftNotice';
import styles from './form.module.css';
import { OtherDraftNotice } from './draft/OtherDraftNotice';
import { ReviewNotice } from './ReviewNotice';
import { SectionFields } from './fields/SectionFields';
import { StepProgress } from './steps/StepProgress';
import { useFormErrors } from './fields/useFormErrors';
import { useFormSteps } from './steps/useFormSteps';
import { useDraftAnswers } from './draft/useDraftAnswers';
import { usePincodeAutofill } from './fields/usePincodeAutofill';
import { useSubmit } from './useSubmit';
import { useServerDraft } from './draft/useServerDraft';
import { useFormTexts } from './useFormTexts';

export interface SchemaFormProps<Entity extends object, Base extends Partial<Entity>> {
  form: FormSpec<Entity>;
  /** The saved record that the form starts with. */
  record: Base;
  /** User id of the form's owner; without one the draft stays on the device. */
  owner?: string;
  /** Fields that the server wants the person to review; the form then starts with the check. */
  review?: readonly string[];
  /**
   * `section.*`, `section_intro.*`, `consent.*` and `send` of this form, and the texts of fields
   * marked `own`.
   */
  texts: FeatureTexts;
  /** Sends the checked answers and navigates on. `base` is the record that the answers started from. */
  onSend: (body: Partial<Entity>, dropDraft: () => void, base: Base) => Promise<void>;
}

/** Ignores the second click of a double-click, which would skip the next step unread. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * Renders a form from its spec: all sections on a wide page, one section a step on a phone, then
 * the check.
 */
export function SchemaForm<Entity extends object, Base extends Partial<Entity>>(
  props: SchemaFormProps<Entity, Base>,
) {
  const { form, owner, review = [], texts, onSend } = props;
  const words = useFormTexts(texts);
  const { text, fault } = words;
  const localDraft = useDraftAnswers(form, props.record, owner);
  const { answers, fields, saved } = localDraft;
  const checked = validateAnswers(form, answers);
  const invalid = checked.ok ? {} : checked.errors;
  const formErrors = useFormErrors({ form, fields, answers, invalid, fault });
  const { faults, attempt, findFaults } = formErrors;

  const stepwise = useMediaQuery('(width < 720px)');
  const steps = [...form.sections.map(({ id }) => id), 'check'];
  const sectionFor = (name = '') => findSection(form, name)?.id ?? steps[0] ?? 'check';
  const firstWrong = getAskedFields(form, answers).find(({ name }) => invalid[name])?.name;
  // The check needs complete answers; after a reload the PAN is missing, because no draft contains
  // it.
  const start = (review.length > 0 ? undefined : steps[0]) ?? 'check';
  const resumed = review.length > 0 ? undefined : localDraft.startedStep;
  const { step, wanted, changing, go } = useFormSteps(steps, { start, resumed }, (wanted) =>
    wanted === 'check' && !checked.ok ? sectionFor(firstWrong) : wanted,
  );
  const { reach } = localDraft;
  useEffect(() => reach(step), [reach, step]);
  const serverDraft = useServerDraft({ form, owner, localDraft, step, go });
  const dropDraft = () => {
    localDraft.dropHere();
    serverDraft.drop();
  };
  const [changed, setChanged] = useState<ConflictError>();
  const { send, busy, failure } = useSubmit({
    changed: setChanged,
    refused: (fields) => {
      const first = formErrors.showRefused(fields);
      if (first !== undefined) go(sectionFor(first), { focus: '' });
      return first !== undefined;
    },
  });
  const propose = usePincodeAutofill(localDraft.change);
  const answer = (name: string, value: Answer) => {
    localDraft.change(() => ({ [name]: value }));
    formErrors.touch(name);
    if (name === 'postal_code') void propose(value);
  };

  const sections = form.sections.filter(({ id }) => !stepwise || id === step);
  const previous = steps[steps.indexOf(step) - 1];
  // A person who came back from the check because of a missing answer returns to the check.
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
  const resolveConflict = (mine: boolean) => {
    if (!changed) return;
    const { record, fields } = changed;
    const theirs = toAnswers(form, record);
    if (!mine)
      localDraft.change(() => Object.fromEntries(fields.map((name) => [name, theirs[name]])));
    localDraft.setBase((before) => ({ ...before, ...record }));
    setChanged(undefined);
  };
  const pans = Object.entries(pickPans(form, answers));
  const pan = pans.length > 0;
  const missing = Object.keys(invalid);
  const isPanAll =
    missing.length > 0 && missing.every((name) => pans.some(([one]) => one === name));
  const savedWhere = owner === undefined ? 'kept_device' : 'kept_account';

  return (
    <>
      {stepwise && <StepProgress step={step} steps={steps} />}
      {review.length > 0 && <ReviewNotice />}
      {serverDraft.other && (
        <OtherDraftNotice
          form={form}
          at={serverDraft.other.savedAt}
          theirs={withDraft(form, saved, serverDraft.other.values)}
          mine={answers}
          words={words}
          onTake={serverDraft.takeOther}
          onKeep={serverDraft.keepMine}
        />
      )}
      {localDraft.restored && !serverDraft.other && step !== 'check' && (
        <DraftNotice
          at={localDraft.restored}
          pan={pans.some(([name, typed]) => typed === saved[name])}
          onEnterPan={
            isPanAll
              ? () => go(sectionFor(firstWrong), { focus: firstWrong, changing: true })
              : undefined
          }
          onDiscard={() => {
            localDraft.discard();
            serverDraft.drop();
          }}
        />
      )}
      {changed && (
        <ChangedNotice
          form={form}
          changed={changed}
          answers={answers}
          words={words}
          onTake={() => resolveConflict(false)}
          onKeep={() => resolveConflict(true)}
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
            if (checked.ok) void send(() => onSend(checked.body, dropDraft, localDraft.base));
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
              errorOf={formErrors.errorOf}
              onAnswer={answer}
              onLeave={formErrors.leave}
            />
          ))}
          <div className={styles['actions']}>
            <Button type="submit" onClick={ignoreDoubleClick}>
              {text(next === 'check' ? 'check' : 'continue')}
            </Button>
            {stepwise && previous && (
              <Button variant="ghost" onClick={() => go(previous)}>
                {text('back')}
              </Button>
            )}
          </div>
          <p className={styles['draftNote']}>
            {text(localDraft.keptHere || owner !== undefined ? savedWhere : 'not_kept')}
            {pan && ` ${text('kept_pan')}`}
          </p>
        </form>
      )}
    </>
  );
}
