import Block from '@mui/icons-material/BlockOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Enable from '@mui/icons-material/CheckCircleOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Role from '@mui/icons-material/ManageAccountsOutlined';
import Send from '@mui/icons-material/ForwardToInboxOutlined';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import {
  type AnswerOf,
  type getPartnerUsers,
  removePartnerUser,
  renewInvitation,
  takeOverAccess,
  updatePartnerUser,
  withdrawInvitation,
} from '../../../api';
import { notify, useTranslate } from '../../../ui';
import { useConfirmedCall } from '../../feedback/confirm/useConfirmedCall';
import { useClient } from '../../context/ClientContext';
import { UserAccess } from './UserAccess';
import { RowMenu, type RowMenuProps } from '../../table/rows/RowMenu';

export type ListedUser = AnswerOf<typeof getPartnerUsers>['data'][number];

interface UserMenuProps {
  user: ListedUser;
  partnerId: number;
  /** The query of the list, which each change reloads. */
  queryKey: QueryKey;
  onChangeRole: () => void;
}

/** Shows what ends with the user's right in the question before; nobody can agree before it is there. */
const renderAccess =
  (
    params: Pick<ComponentProps<typeof UserAccess>, 'partnerId' | 'id'>,
    onTakeOver: (takesOver: boolean) => void,
  ) =>
  (onReady: () => void) => <UserAccess {...params} onReady={onReady} onTakeOver={onTakeOver} />;

/** The actions of an owner or an admin on a user, by the state of the account. */
export function UserMenu({ user, partnerId, queryKey, onChangeRole }: UserMenuProps) {
  const translate = useTranslate();
  const client = useClient();
  const run = useConfirmedCall(queryKey);
  const { id, name, email, role, version, account_state } = user;
  const params = { partnerId, id };
  const ask = (what: 'disable' | 'reset' | 'withdraw' | 'remove') => ({
    title: translate(`partner_users.${what}_title`, { name }),
    text: translate(`partner_users.${what}_text`, { email }),
    confirmLabel: translate(`partner_users.${what}`),
    destructive: true,
  });
  /** Asks for a change that ends the user's right, and first takes over what is to stay. */
  const endRight = (what: 'disable' | 'remove', change: () => Promise<unknown>) => {
    let takesOver = false;
    const details = renderAccess(params, (answer) => {
      takesOver = answer;
    });
    const save = async () => {
      if (takesOver) await client.call(takeOverAccess, { params, body: {} });
      await change();
    };
    return run(save, { ...ask(what), details });
  };
  const setStatus = (status: 0 | 1) =>
    client.call(updatePartnerUser, { params, body: { role, status, version } });
  const send = async () => {
    await client.call(renewInvitation, { params, body: {} });
    notify.success(translate('partner_users.invited', { email }));
  };
  const buildAction = (
    what: 'send' | 'reset' | 'withdraw' | 'disable' | 'enable' | 'remove',
    icon: RowMenuProps['actions'][number]['icon'],
    onClick: () => Promise<void>,
  ) => ({ label: translate(`partner_users.${what}`), icon, onClick: () => void onClick() });
  const withdraw = buildAction('withdraw', LinkOff, () =>
    run(() => client.call(withdrawInvitation, { params }), ask('withdraw')),
  );
  const access =
    account_state === 'active'
      ? buildAction('reset', Send, () => run(send, ask('reset')))
      : buildAction('send', Send, () => run(send));
  const isDisabled = account_state === 'disabled';
  const actions = [
    ...(isDisabled
      ? [buildAction('enable', Enable, () => run(() => setStatus(1)))]
      : [
          access,
          ...(account_state === 'invited' ? [withdraw] : []),
          { label: translate('partner_users.change_role'), icon: Role, onClick: onChangeRole },
          buildAction('disable', Block, () => endRight('disable', () => setStatus(0))),
        ]),
    buildAction('remove', Delete, () =>
      endRight('remove', () => client.call(removePartnerUser, { params })),
    ),
  ];
  return <RowMenu rowName={name} actions={actions} />;
}
