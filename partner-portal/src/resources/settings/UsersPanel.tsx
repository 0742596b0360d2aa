import { PartnerUsersPanel, useConsole } from '@marketplace/shared/admin';
import { readUser } from '@marketplace/shared/session';
import { useTranslate } from '@marketplace/shared/ui';

/** Lists who can sign in to the portal. Only the partner's owners see and change it. */
export function UsersPanel() {
  const translate = useTranslate();
  const { isOwner = false } = useConsole();
  if (!isOwner) return <p>{translate('partner_users.owners_only')}</p>;
  return <PartnerUsersPanel partnerId={Number(readUser('partner'))} />;
}
