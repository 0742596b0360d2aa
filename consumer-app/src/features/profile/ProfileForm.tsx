import type { User } from '@marketplace/shared/schema';
import { Button, ErrorSummary, useMediaQuery } from '@marketplace/shared/ui';
import type { SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { CheckStep } from './CheckStep';
import { checkProfile } from './checkProfile';
import { DraftNotice } from './DraftNotice';
import { OtherDraftNotice } from './OtherDraftNotice';
import { ProfileSectionFields } from './ProfileSectionFields';
import { PROFILE_SECTIONS, sectionOf } from './profileSections';
import { firstUnfinished, STEPS } from './profileSteps';
import styles from './profile.module.css';
import { StepProgress } from './StepProgress';
import { useFaults } from './useFaults';
import { useOptionLists } from '../../common/form/useOptionLists';
import { useProfileForm } from './useProfileForm';
import { useProfileSteps } from './useProfileSteps';
import { useProfileTexts } from './useProfileTexts';
import { useSendProfile } from './useSendProfile';
import { useSharedDraft } from './useSharedDraft';

/** The personal loan form: all sections on a wide page, one a page on a phone, then the check. */
export function ProfileForm({ user }: { user: User }) {
  const { text } = useProfileTexts();
  const kept = useProfileForm(user);
  const { form, restored, draftKept } = kept;
  const { step, go } = useProfileSteps(form.getValues);
  const shared = useSharedDraft({
    userId: user.user_id,
    form,
    saved: kept.saved,
    localAt: kept.localAt,
    step,
    go,
    onTaken: kept.setRestored,
    held: kept.held,
  });
  const dropDraft = () => {
    kept.dropDraft();
    shared.drop();
  };
  const discard = () => {
    kept.discard();
    shared.drop();
  };
  const { faults, attempt, findFaults, showFaults } = useFaults(form);
  const options = useOptionLists();
  const stepwise = useMediaQuery('(width < 720px)');
  const { send, busy, failure } = useSendProfile({
    userId: user.user_id,
    onSaved: dropDraft,
    onRefused: (fields) => {
      const [first] = showFaults(fields);
      go(sectionOf(first ?? '')?.id ?? 'personal', first);
    },
  });

  const sections = PROFILE_SECTIONS.filter(({ id }) => !stepwise || id === step);
  const previous = STEPS[STEPS.indexOf(step) - 1];
  const next = stepwise ? (STEPS[STEPS.indexOf(step) + 1] ?? 'check') : 'check';
  const proceed = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await findFaults(sections)) return;
    const unfinished = next === 'check' ? firstUnfinished(form.getValues()) : undefined;
    if (!unfinished) return go(next);
    go(unfinished, '');
    await findFaults(PROFILE_SECTIONS.filter(({ id }) => id === unfinished));
  };
  const sendAll = () => {
    const checked = checkProfile(form.getValues());
    if (checked.ok) void send(checked.body);
  };

  return (
    <FormProvider {...form}>
      {stepwise && <StepProgress step={step} />}
      {shared.other && (
        <OtherDraftNotice
          at={shared.other.savedAt}
          onTake={shared.takeOther}
          onKeep={shared.keepMine}
        />
      )}
      {restored && !shared.other && step !== 'check' && (
        <DraftNotice at={restored} onDiscard={discard} />
      )}
      {step === 'check' ? (
        <CheckStep
          options={options}
          busy={busy}
          failure={failure}
          onChange={go}
          onBack={() => go(stepwise ? 'communication' : 'personal')}
          onSend={sendAll}
        />
      ) : (
        <form className={styles['form']} noValidate onSubmit={(event) => void proceed(event)}>
          <ErrorSummary faults={faults} attempt={attempt} />
          {sections.map((section) => (
            <ProfileSectionFields key={section.id} section={section} options={options} />
          ))}
          <div className={styles['actions']}>
            <Button type="submit">{text(next === 'check' ? 'to_check' : 'continue')}</Button>
            {stepwise && previous && (
              <Button variant="ghost" onClick={() => go(previous)}>
                {text('back')}
              </Button>
            )}
          </div>
          <p className={styles['draftNote']}>{text(draftKept ? 'draft.kept' : 'draft.not_kept')}</p>
        </form>
      )}
    </FormProvider>
  );
}
