import type { User } from '@marketplace/shared/schema';
import { deleteFormDraft } from './deleteFormDraft';
import { useNavigate } from 'react-router-dom';
import { LoadFailed } from '../../ui/LoadFailed';
import { FormPage } from '../../profile/FormPage';
import { useTexts } from '../../language/i18n';
import { Loading } from '../../ui/Loading';
import { paths } from '../../browser/paths';
import { useProfile } from '../../profile/profileStore';
import { createNavigationGuard } from '../../session/navigationGuard';
import { ExistingCard } from './ExistingCard';
import { welcomeBackTexts } from './texts';
import { useExistingApplication } from './useExistingApplication';
import { type Choice, WelcomeForm } from './WelcomeForm';

interface Way {
  form: string;
  offers: string;
  finished: boolean;
}

function Existing({ user, way }: { user: User; way: Way }) {
  const text = useTexts(welcomeBackTexts);
  const navigate = useNavigate();
  const found = useExistingApplication(user.user_id, user.inflight_credit_app_id);
  const go = async (choice: Choice) => {
    const isStillHere = createNavigationGuard();
    if (choice === 'new') await deleteFormDraft(user.user_id, way.form);
    if (isStillHere())
      await navigate(choice === 'continue' && way.finished ? way.offers : way.form);
  };
  const { mask, application, failure } = found;
  if (failure !== undefined) {
    return (
      <LoadFailed
        title={text('load_failed')}
        reason={failure}
        again={text('retry')}
        onRetry={found.retry}
      />
    );
  }
  if (!mask) return <Loading label={text('loading')} lines={4} height="4rem" />;
  return (
    <>
      <ExistingCard application={application} finished={way.finished} />
      <WelcomeForm userId={user.user_id} mask={mask} onDone={go} />
    </>
  );
}

function WelcomeBack({ way }: { way: Way }) {
  const text = useTexts(welcomeBackTexts);
  const { detail } = useProfile();
  const name = detail?.firstName;
  return (
    <FormPage
      title={text('title')}
      heading={name ? text('title_name', { name }) : text('title')}
      intro={text('intro')}
    >
      {(user) => <Existing key={user.user_id} user={user} way={way} />}
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
