import { useClient, useConfirm } from '@marketplace/shared/admin';
import { resetPassword } from '@marketplace/shared/api';
import { Button, notify, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';

export interface ResetPasswordButtonProps {
  account: { id: number; name: string; email: string };
}

/** Sends a new first password to somebody else's console account, once the admin has confirmed it. */
export function ResetPasswordButton({ account }: ResetPasswordButtonProps) {
  const translate = useTranslate();
  const client = useClient();
  const confirm = useConfirm();
  const { id, name, email } = account;
  const reset = async () => {
    const isDone = await confirm({
      title: translate('user_management.reset_title', { name }),
      text: translate('user_management.reset_text', { email }),
      confirmLabel: translate('user_management.reset'),
      destructive: true,
      action: () => client.call(resetPassword, { body: { account_id: id } }),
    });
    if (isDone) notify.success(translate('user_management.reset_done', { email }));
  };
  return (
    <Button variant="ghost" size="small" onClick={() => void reset()}>
      {translate('user_management.reset')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
