import { Panel, useConsole, useTexts } from '@marketplace/shared/admin';
import {
  addCustomerNote,
  claimCall,
  decideApproval,
  logExport,
  masquerade,
  revealCallContact,
  revealPayoutAccount,
} from '@marketplace/shared/api';
import {
  ADMIN_ROLES,
  type AdminRole,
  getKindRoles,
  RESOURCES,
} from '@marketplace/shared/resources';
import { getOptionLabel } from '@marketplace/shared/schema';
import { canVisit } from '@marketplace/shared/session/adminRoutes';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import styles from './userManagement.module.css';

type Verb = 'open' | 'view' | 'change' | 'load' | 'roll_back' | 'allowed';

interface Row {
  name: string;
  label: string;
  verbs: (role: AdminRole) => readonly Verb[];
}

/** Files are in `IMPORTS`, because the rights to them depend on their kind. */
const FILES: ReadonlySet<string> = new Set(['imports', 'import-rows']);

/** What each role may do with the records of a resource; the server uses the same declarations. */
const RECORDS = RESOURCES.filter(
  ({ name, read, write }) => !FILES.has(name) && read.length + write.length > 0,
).map(({ name, labels, nameKey, read, write }) => ({
  name,
  label: labels ? nameKey : `collections.${name.replaceAll('-', '_')}`,
  verbs: (role: AdminRole): Verb[] => [
    ...(read.includes(role) ? ['view' as const] : []),
    ...(write.includes(role) ? ['change' as const] : []),
  ],
}));

/** The rights of each role to the files of a kind, from the declarations that the server uses. */
const IMPORTS = (['mis', 'commission', 'application_status', 'leads'] as const).map((kind) => ({
  name: kind,
  label: `user_management.permissions.files_of.${kind}`,
  verbs: (role: AdminRole): Verb[] => {
    const hasRight = (right: 'see' | 'use' | 'decide') =>
      getKindRoles(kind, right).admin?.includes(role) ?? false;
    return [
      ...(hasRight('see') ? ['view' as const] : []),
      ...(hasRight('use') ? ['load' as const] : []),
      ...(hasRight('decide') ? ['roll_back' as const] : []),
    ];
  },
}));

/** Calls of the contract that belong to no page or record; the server checks their roles. */
const ACTIONS = Object.entries({
  export: logExport,
  note: addCustomerNote,
  call: claimCall,
  reveal_contact: revealCallContact,
  reveal_account: revealPayoutAccount,
  masquerade,
  approve: decideApproval,
}).map(([name, { access }]) => {
  const roles: readonly AdminRole[] = access === 'public' ? [] : (access.admin ?? []);
  return {
    name,
    label: `user_management.permissions.actions_of.${name}`,
    verbs: (role: AdminRole): Verb[] => (roles.includes(role) ? ['allowed'] : []),
  };
});

/** Returns the pages of the menu, and which role may open each. */
function usePages(): Row[] {
  const { pages, resources } = useConsole();
  return [
    ...pages.filter(({ hidden }) => !hidden),
    ...resources.filter(({ hidden }) => !hidden).map((one) => ({ ...one, path: `/${one.name}` })),
  ].map(({ label, path }) => ({
    name: path,
    label,
    verbs: (role) => (canVisit(role, `/admin${path}`) ? ['open'] : []),
  }));
}

function PermissionRows({ id, rows }: { id: string; rows: readonly Row[] }) {
  const translate = useTranslate();
  const formatVerbs = (verbs: readonly Verb[]) =>
    verbs.map((verb) => translate(`user_management.permissions.${verb}`)).join(', ');
  return (
    <TableBody aria-labelledby={id}>
      <TableRow>
        <TableCell id={id} component="th" scope="rowgroup" colSpan={1 + ADMIN_ROLES.length}>
          {translate(`user_management.permissions.${id}`)}
        </TableCell>
      </TableRow>
      {rows.map(({ name, label, verbs }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {translate(label)}
          </TableCell>
          {ADMIN_ROLES.map((role) => (
            <TableCell key={role}>{formatVerbs(verbs(role)) || '–'}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}

/** Shows what each role may open, view, change and do, to the admin who assigns one. */
export function RolesPanel() {
  const { translate, language } = useTexts();
  const pages = usePages();
  const title = translate('user_management.roles');
  return (
    <div className={styles['roles']}>
      <Panel title={title} size="full">
        <div className={styles['matrix']}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('user_management.permissions.subject')}</TableCell>
                {ADMIN_ROLES.map((role) => (
                  <TableCell key={role}>
                    {getOptionLabel('adminRole', String(role), language)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <PermissionRows id="pages" rows={pages} />
            <PermissionRows id="resources" rows={RECORDS} />
            <PermissionRows id="files" rows={IMPORTS} />
            <PermissionRows id="actions" rows={ACTIONS} />
          </Table>
        </div>
      </Panel>
    </div>
  );
}
