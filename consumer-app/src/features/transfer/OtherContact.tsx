import { maskContact } from '@marketplace/shared/format';
import { Button, buttonClass } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n';
import { Link, Notice } from '../../ui';
import { paths } from '../../paths';
import { useProfile } from '../../profile';
import { signOut } from '../../session';
import { transferTexts } from './texts';

/** Says that the link is for another contact than the signed-in person's; does not reveal whose. */
export function OtherContact({ partner }: { partner: string }) {
  const t = useTexts(transferTexts);
  const { detail } = useProfile();
  const [busy, setBusy] = useState(false);
  const contact = detail && maskContact(detail.phoneNumber || detail.email);
  const signOutHere = () => {
    setBusy(true);
    // The page reloads and opens the link again without a session.
    void signOut('asked');
  };
  return (
    <Notice
      title={t('other')}
      actions={
        <>
          <Button busy={busy} onClick={signOutHere}>
            {t('other_sign_out')}
          </Button>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.next}>
            {t('other_skip')}
          </Link>
        </>
      }
    >
      {contact && <p>{t('other_present', { contact })}</p>}
      <p>{t('other_text', { partner })}</p>
    </Notice>
  );
}
