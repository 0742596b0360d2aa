import { Panel, useConsole, useLanguage } from '@marketplace/shared/admin';
import { ADMIN_ROLES, type AdminRole, RESOURCES } from '@marketplace/shared/resources';
import { getOptionLabel } from '@marketplace/shared/schema';
import { canVisit } from '@marketplace/shared/session/adminRoutes';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import styles from './userManagement.module.css';

type Verb = 'open' | 'view' | 'change';

interface Row {
  name: string;
  label: string;
  verbs: (role: AdminRole) => readonly Verb[];
}

/** What each role may do with the records of a resource; the server uses the same declarations. */
const RECORDS = RESOURCES.map(({ name, labels, nameKey, read, write }) => ({
  name,
  label: labels ? nameKey : `collections.${name.replaceAll('-', '_')}`,
  verbs: (role: AdminRole): Verb[] => [
    ...(read.includes(role) ? ['view' as const] : []),
    ...(write.includes(role) ? ['change' as const] : []),
  ],
}));

/** The pages of the menu, and which role may open each. */
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

function Rows({ id, rows }: { id: string; rows: readonly Row[] }) {
  const translate = useTranslate();
  const list = (verbs: readonly Verb[]) =>
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
            <TableCell key={role}>{list(verbs(role)) || '–'}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}

/** What each role may open, view and change, for the admin who assigns one. */
export function RolesPanel() {
  const translate = useTranslate();
  const language = useLanguage();
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
            <Rows id="pages" rows={pages} />
            <Rows id="resources" rows={RECORDS} />
          </Table>
        </div>
      </Panel>
    </div>
  );
}
