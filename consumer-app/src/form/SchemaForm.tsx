import { formatMoment } from '@marketplace/shared/format';
import { ANONYMOUS } from '@marketplace/shared/session';
import { InfoIcon, useMediaQuery } from '@marketplace/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { FeatureTexts } from '../i18n';
import type { ConflictError } from './conflictError';
import { ConflictNotice } from './draft/ConflictNotice';
import { DraftNotice } from './draft/DraftNotice';
import { readLocalDraft, useLocalDraft } from './draft/useLocalDraft';
import { useServerDraft } from './draft/useServerDraft';
import { useFieldErrors } from './fields/useFieldErrors';
import { usePincodeAutofill } from './fields/usePincodeAutofill';
import styles from './form.module.css';
import notices from './notices.module.css';
import { getDifferingFields, pickPans, toAnswers, toFormValues, withDraft } from './spec/answers';
import { type FormBody, getAnswersSchema, validateAnswers } from './spec/answersSchema';
import {
  type Answers,
  findSection,
  type FormSpec,
  type FormValues,
  getAskedFields,
  getVisibleFields,
} from './spec/formSpec';
import { computeTimeLeft } from './spec/timeLeft';
import { AnswerSummary } from './steps/AnswerSummary';
import { CheckStep } from './steps/CheckStep';
import { OnePageStep } from './steps/OnePageStep';
import { SectionsStep } from './steps/SectionsStep';
import { StepProgress } from './steps/StepProgress';
import { useFormSteps } from './steps/useFormSteps';
import { useFormTexts } from './useFormTexts';
import { useSubmit } from './useSubmit';
import { useYupForm } from './useYupForm';

export interface SchemaFormProps<Entity extends object, Base extends Partial<Entity>> {
  form: FormSpec<Entity>;
  /** The saved record that the form starts with. */
  record: Base;
  /** User id of the form's owner; without one the draft stays on the device. */
  owner?: string;
  /** Fields that the server wants the person to review; the form then starts with the check. */
  review?: readonly string[];
  /** `section.*`, `section_intro.*`, `consent.*` and `send` of this form, and the texts of fields marked `own`. */
  texts: FeatureTexts;
  /** Sends the checked answers and navigates on. `base` is the record that the answers started from. */
  onSend: (body: FormBody<Entity>, dropDraft: () => void, base: Base) => Promise<void>;
  /** What stands above the questions and shares their answers. */
  children?: ReactNode;
}

const NOTHING: readonly string[] = [];

/** Renders a form from its spec: all sections on a wide page, one section a step on a phone, then the check; or all on one page. */
export function SchemaForm<Entity extends object, Base extends Partial<Entity>>(
  props: SchemaFormProps<Entity, Base>,
) {
  const { form, owner, review = NOTHING, texts, onSend } = props;
  const words = useFormTexts(form, texts);
  const { text } = words;
  const key = useMemo(
    () =>
      ({
        area: 'consumer',
        user: owner ?? ANONYMOUS,
        form: form.id,
        version: form.version,
      }) as const,
    [form, owner],
  );
  const [base, setBase] = useState(props.record);
  const saved = useMemo(() => toAnswers(form, base), [form, base]);
  const [started] = useState(() => readLocalDraft(form, key, saved));
  const fields = useYupForm({
    getSchema: (values: FormValues) => getAnswersSchema(form, values),
    translateError: words.translateError,
    defaultValues: toFormValues(started.answers),
  });
  const answers: Answers = useWatch({ control: fields.control });
  const checked = validateAnswers(form, answers);
  const invalid = checked.ok ? {} : checked.errors;
  const errors = useFieldErrors(fields);
  usePincodeAutofill(fields);

  const { onePage = false } = form;
  const stepwise = useMediaQuery('(width < 720px)') && !onePage;
  const steps = [...form.sections.map(({ id }) => id), ...(onePage ? [] : ['check'])];
  const getSectionId = (name = '') => findSection(form, name)?.id ?? steps[0] ?? 'check';
  const asked = getAskedFields(form, answers).map(({ name }) => name);
  const firstWrong = asked.find((name) => invalid[name]);
  // The check needs complete answers; after a reload the PAN is missing, because no draft contains it.
  const start = (review.length > 0 && !onePage ? undefined : steps[0]) ?? 'check';
  const resumed = review.length > 0 || onePage ? undefined : started.step;
  const { step, wanted, changing, go } = useFormSteps(steps, { start, resumed }, (wanted) =>
    wanted === 'check' && !checked.ok ? getSectionId(firstWrong) : wanted,
  );
  const localDraft = useLocalDraft(fields, { form, key, saved, started, step });
  const draft = { form, owner, key, saved, started, localDraft, step, go };
  const serverDraft = useServerDraft(fields, draft);
  const dropDraft = () => {
    localDraft.drop();
    serverDraft.drop();
  };
  const [changed, setChanged] = useState<ConflictError>();
  const { send, busy, failure } = useSubmit({
    changed: setChanged,
    refused: (faults) => {
      const first = errors.showRefused(faults, asked);
      if (first !== undefined) go(getSectionId(first), { focus: '' });
      return first !== undefined;
    },
  });
  const submit = fields.handleSubmit((body) => send(() => onSend(body, dropDraft, base)));

  const sections = form.sections.filter(({ id }) => !stepwise || id === step);
  const previous = stepwise ? steps[steps.indexOf(step) - 1] : undefined;
  // A person who came back from the check because of a missing answer returns to the check.
  const forward = stepwise && !changing && wanted !== 'check';
  const next = forward ? (steps[steps.indexOf(step) + 1] ?? 'check') : 'check';
  const check = (some: typeof sections) =>
    errors.check(
      some.flatMap((section) => getVisibleFields(section, answers)).map(({ name }) => name),
    );
  const proceed = async () => {
    if (!(await check(sections))) return;
    if (next !== 'check' || firstWrong === undefined) return go(next);
    const section = getSectionId(firstWrong);
    go(section, { focus: '' });
    await check(form.sections.filter(({ id }) => id === section));
  };
  const resolveConflict = (mine: boolean) => {
    if (!changed) return;
    const theirs = toFormValues(toAnswers(form, changed.record));
    if (!mine) for (const name of changed.fields) fields.setValue(name, theirs[name] ?? null);
    setBase((before) => ({ ...before, ...changed.record }));
    setChanged(undefined);
  };
  const otherAnswers = withDraft(form, saved, serverDraft.other?.values ?? {});
  const pans = Object.entries(pickPans(form, answers));
  const missing = Object.keys(invalid);
  const isPanAll =
    missing.length > 0 && missing.every((name) => pans.some(([pan]) => pan === name));
  const note = [
    text(owner !== undefined ? 'kept_account' : localDraft.isSaved ? 'kept_device' : 'not_kept'),
    pans.length > 0 && text('kept_pan'),
  ];
  const sending = { owned: owner !== undefined, busy, failure, onSend: () => submit() };
  const questions = {
    form,
    sections,
    answers,
    saved,
    review,
    words,
    errors,
    step,
    note: note.filter(Boolean).join(' '),
  };
  const left = computeTimeLeft(form, answers, invalid);

  return (
    <FormProvider {...fields}>
      {props.children}
      {onePage && left.questions > 0 && (
        <p className={styles['timeLeft']}>
          {text('left', { count: left.questions })} {text('left_time', { count: left.minutes })}
        </p>
      )}
      {stepwise && <StepProgress steps={steps} step={step} words={words} />}
      {review.length > 0 && (
        <div className={notices['notice']} role="status">
          <InfoIcon />
          <p>{text('review')}</p>
        </div>
      )}
      {serverDraft.other && (
        <ConflictNotice
          form={form}
          kind="other"
          intro={text('other', {
            when: formatMoment(serverDraft.other.savedAt, words.reading.language),
          })}
          names={getDifferingFields(form, otherAnswers, answers)}
          theirs={otherAnswers}
          mine={answers}
          words={words}
          onTake={serverDraft.takeOther}
          onKeep={serverDraft.keepMine}
        />
      )}
      {localDraft.restored && !serverDraft.other && step !== 'check' && (
        <DraftNotice
          at={localDraft.restored}
          pan={pans.some(([name, input]) => input === saved[name])}
          onEnterPan={
            isPanAll
              ? () => go(getSectionId(firstWrong), { focus: firstWrong ?? '', changing: true })
              : undefined
          }
          onDiscard={() => {
            localDraft.discard();
            serverDraft.drop();
          }}
        />
      )}
      {changed && (
        <ConflictNotice
          form={form}
          kind="changed"
          intro={text('changed')}
          names={changed.fields}
          theirs={toAnswers(form, changed.record)}
          mine={answers}
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
          {...sending}
          onChange={(section, focus) => go(section, { focus, changing: true })}
          onBack={() => go((stepwise ? steps.at(-2) : steps[0]) ?? 'check')}
        />
      ) : (
        <div className={styles['columns']}>
          {onePage ? (
            <OnePageStep {...questions} {...sending} onCheck={() => check(sections)} />
          ) : (
            <SectionsStep
              {...questions}
              next={text(next === 'check' ? 'check' : 'continue')}
              onNext={proceed}
              onBack={previous === undefined ? undefined : () => go(previous)}
            />
          )}
          <AnswerSummary form={form} answers={answers} words={words} />
        </div>
      )}
    </FormProvider>
  );
}
