import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Note } from '../../layout/text';
import { getPartnerUsers } from '../../../api';
import { formatDateTime } from '../../../format';
import { getOptionLabel } from '../../../schema';
import { Panel } from '../../charts/panels/Panel';
import { useClient } from '../../context/ClientContext';
import { EmailText } from '../../fields/EmailText';
import { useTexts } from '../../i18n/useTexts';
import { useConsole } from '../../context/consoleContext';
import { createColumnHelper } from '../../table/columns/columnHelper';
import { buildOptionFilter } from '../../table/filters/filters';
import { LocalList } from '../../table/list/LocalList';
import { RecordTable } from '../../table/RecordTable';
import styles from './partnerUsers.module.css';
import { InviteUserButton, RoleDialog } from './UserDialogs';
import { type ListedUser, UserMenu } from './UserMenu';

/** The users of a partner, for its owners and for admins. */
export function PartnerUsersPanel({ partnerId }: { partnerId: number }) {
  const { translate, language } = useTexts();
  const queryClient = useQueryClient();
  const { isReadOnly = false } = useConsole();
  const query = useClient().query(getPartnerUsers, { params: { partnerId } });
  const users = useQuery({ ...query, select: ({ data }) => data });
  const [chosen, setChosen] = useState<ListedUser>();
  const { queryKey } = query;
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const column = createColumnHelper<ListedUser>(translate, language);
  const columns = [
    column.accessor('name', 'fields.name', {
      render: ({ name, email, own }) => (
        <span className={styles['lines']}>
          <strong>{own ? `${name} (${translate('partner_users.you')})` : name}</strong>
          <span>
            <EmailText email={email} />
          </span>
        </span>
      ),
    }),
    column.accessor('role', 'fields.role', {
      render: ({ role }) => getOptionLabel('partnerRole', role, language),
    }),
    column.accessor('account_state', 'fields.account_state', {
      render: ({ account_state, invitation_expires_at: until }) => (
        <span className={styles['lines']}>
          {getOptionLabel('partnerUserState', account_state, language)}
          {account_state === 'invited' && until && (
            <span>
              {translate('partner_users.until', { day: formatDateTime(until, language) })}
            </span>
          )}
        </span>
      ),
    }),
    column.actions(
      (user) =>
        !user.own &&
        !isReadOnly && (
          <UserMenu
            user={user}
            partnerId={partnerId}
            queryKey={queryKey}
            onChangeRole={() => setChosen(user)}
          />
        ),
      { align: 'end' },
    ),
  ];
  const title = translate('partner_users.title');
  const dialog = { partnerId, onSaved: reload };
  return (
    <Panel title={title} size="full" actions={<InviteUserButton {...dialog} />}>
      <Note sx={{ mb: 1.5 }}>{translate('partner_users.about')}</Note>
      <LocalList
        resource="partner-users"
        query={users}
        rows={users.data}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <RecordTable<ListedUser>
          views={false}
          title={title}
          columns={columns}
          filters={[
            buildOptionFilter('role', translate('fields.role'), 'partnerRole', language),
            buildOptionFilter(
              'account_state',
              translate('fields.account_state'),
              'partnerUserState',
              language,
            ),
          ]}
        />
      </LocalList>
      {chosen && (
        <RoleDialog
          {...dialog}
          form={`partners/${partnerId}/users/${chosen.id}`}
          user={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}
