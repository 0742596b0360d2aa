import {
  EmailText,
  FlagCell,
  RowMenu,
  createColumnHelper,
  type TableColumn,
} from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type AdminUser, adminUserSchema, getFieldDescription } from '@marketplace/shared/schema';
import History from '@mui/icons-material/History';
import PhonelinkErase from '@mui/icons-material/PhonelinkEraseOutlined';
import Chip from '@mui/material/Chip';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import { ResetPasswordButton } from '../../accounts';
import report from '../../report/report.module.css';
import { isOwn } from './isOwn';
import styles from './userManagement.module.css';

const field = {
  ...getFieldDescription(adminUserSchema, 'status'),
  label: 'fields.active',
};

interface Parts {
  translate: Translate;
  language: Language;
  save: (record: AdminUser, changes: Readonly<Record<string, unknown>>) => Promise<void>;
  edit: (record: AdminUser) => void;
  showHistory: (record: AdminUser) => void;
  /** Whether the account signs in with a second factor. */
  hasFactor: (id: AdminUser['id']) => boolean;
  resetFactor: (record: AdminUser) => void;
}

/** Builds the columns: the account, its role and status. */
export const buildUserColumns = ({
  translate,
  language,
  save,
  edit,
  showHistory,
  hasFactor,
  resetFactor,
}: Parts): TableColumn<AdminUser>[] => {
  const column = createColumnHelper<AdminUser>(translate, language);
  return [
    column.accessor('name', 'fields.name', {
      wrap: true,
      width: '10rem',
      render: ({ id, name }) => (
        <span>
          {name}
          {isOwn(id) && (
            <Chip
              component="span"
              size="small"
              color="primary"
              label={translate('user_management.you')}
              sx={{ ml: 1 }}
            />
          )}
        </span>
      ),
    }),
    {
      ...column.string('email', 'fields.email', { phone: 'wide', wrap: true, width: '13rem' }),
      render: ({ email }) => (
        <span className={styles['email']}>
          <EmailText email={email} />
        </span>
      ),
    },
    column.option('role', 'fields.role', 'adminRole'),
    column.accessor('status', 'fields.active', {
      field,
      render: (record) => (
        <FlagCell
          field={field}
          record={record}
          rowName={record.name}
          disabled={isOwn(record.id)}
          save={(status) => save(record, { status })}
        />
      ),
    }),
    column.display('second_factor', 'account.second_factor.title', {
      phone: 'wide',
      render: ({ id }) => translate(hasFactor(id) ? 'kit.flag.yes' : 'kit.flag.no'),
    }),
    column.actions((record) => (
      <span className={report['actions']}>
        <Button variant="ghost" size="small" onClick={() => edit(record)}>
          {translate('kit.form.edit')}
          <VisuallyHidden> {record.name}</VisuallyHidden>
        </Button>
        {!isOwn(record.id) && <ResetPasswordButton account={record} />}
        <RowMenu
          rowName={record.name}
          actions={[
            {
              label: translate('audit.history'),
              icon: History,
              onClick: () => showHistory(record),
            },
            ...(hasFactor(record.id) && !isOwn(record.id)
              ? [
                  {
                    label: translate('user_management.second_factor.reset'),
                    icon: PhonelinkErase,
                    onClick: () => resetFactor(record),
                  },
                ]
              : []),
          ]}
        />
      </span>
    )),
  ];
};
