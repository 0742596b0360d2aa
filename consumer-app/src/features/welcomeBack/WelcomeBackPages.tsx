import type { User } from '@marketplace/shared/schema';
import { Failure, Loading } from '../../ui';
import { FormPage, useProfile, BUSINESS_LOAN_FORM, PROFILE_FORM } from '../../profile';
import { useTexts } from '../../i18n';
import { paths } from '../../paths';
import { useNavigateAfter, api } from '../../session';
import { ExistingCard } from './ExistingCard';
import { welcomeBackTexts } from './texts';
import { type Choice, WelcomeForm } from './WelcomeForm';
import { deleteDraft } from '@marketplace/shared/session';
import { clearSensitiveValues, deleteServerDraft } from '../../form';
import { getMaskInfo } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useApplications } from '../../applications';

/** Loads the masked identity, whose texts are empty without a profile, and the open application. */
function useExistingApplication(id: string, inflight: string | null | undefined) {
  const mask = useQuery({
    ...api.query(getMaskInfo, { params: { id } }),
    select: ({ data }) => data,
  });
  const applications = useApplications(inflight ? id : undefined);
  const failed = [mask, applications].filter(({ isLoadingError }) => isLoadingError);
  return {
    mask: applications.isLoading ? undefined : mask.data,
    application: applications.data?.find((application) => application.id === inflight),
    failure: failed[0]?.error?.message,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Deletes the form's drafts on device and server; a new application starts from the saved profile. */
async function deleteFormDraft(user: string, path: string): Promise<void> {
  const id = path === paths.businessProfile ? BUSINESS_LOAN_FORM : PROFILE_FORM;
  clearSensitiveValues(id);
  deleteDraft({ area: 'consumer', user, form: id });
  await deleteServerDraft({ owner: user, form: { id } });
}

interface ProductPaths {
  form: string;
  offers: string;
  finished: boolean;
}

function ExistingApplication({ user, way }: { user: User; way: ProductPaths }) {
  const text = useTexts(welcomeBackTexts);
  const navigateAfter = useNavigateAfter();
  const found = useExistingApplication(user.user_id, user.inflight_credit_app_id);
  const continueWith = (choice: Choice) =>
    navigateAfter(async () => {
      if (choice === 'new') await deleteFormDraft(user.user_id, way.form);
      return choice === 'continue' && way.finished ? way.offers : way.form;
    });
  const { mask, application, failure } = found;
  if (failure !== undefined) {
    return (
      <Failure
        title={text('load_failed')}
        text={failure}
        retry={{ label: text('retry'), run: found.retry }}
      />
    );
  }
  if (!mask) return <Loading label={text('loading')} lines={4} height="4rem" />;
  return (
    <>
      <ExistingCard application={application} finished={way.finished} />
      <WelcomeForm userId={user.user_id} mask={mask} onDone={continueWith} />
    </>
  );
}

function WelcomeBack({ way }: { way: ProductPaths }) {
  const text = useTexts(welcomeBackTexts);
  const { detail } = useProfile();
  const name = detail?.firstName;
  return (
    <FormPage
      title={text('title')}
      heading={name ? text('title_name', { name }) : text('title')}
      intro={text('intro')}
    >
      {(user) => <ExistingApplication key={user.user_id} user={user} way={way} />}
    </FormPage>
  );
}

/** Continue the existing application or start a new one, at /user/welcome-back. */
export function WelcomeBackPage() {
  const { detail } = useProfile();
  const finished = detail?.completed.personal === true;
  return <WelcomeBack way={{ form: paths.profile, offers: paths.offers, finished }} />;
}

/** The same page for a business loan, at /user/business-welcome-back. */
export function BusinessWelcomeBackPage() {
  const { detail } = useProfile();
  const finished = detail?.completed.business === true;
  return (
    <WelcomeBack way={{ form: paths.businessProfile, offers: paths.businessOffers, finished }} />
  );
}
