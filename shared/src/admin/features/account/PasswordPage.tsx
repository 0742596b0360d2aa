import { Card } from '../../layout/surfaces';
import { changePassword } from '../../../session';
import { notify, useTranslate } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { useConsole } from '../../context/consoleContext';
import { PageHeader } from '../../resource/page/PageHeader';
import { PasswordForm } from './PasswordForm';

export function ChangePassword() {
  const translate = useTranslate();
  const client = useClient();
  const { area } = useConsole();
  return (
    <PasswordForm
      present={translate('password.current_password')}
      submit={async (input) => {
        await changePassword(area, client, input);
        notify.success(translate('account.password_changed'));
      }}
    />
  );
}

/** Changes the password of whoever is signed in, at /account/password of a console. */
export function PasswordPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('account.password')}>
        {translate('account.password_about')}
      </PageHeader>
      <Card as="div" sx={{ maxWidth: 720, p: { xs: 2, md: 4 } }}>
        <ChangePassword />
      </Card>
    </>
  );
}
