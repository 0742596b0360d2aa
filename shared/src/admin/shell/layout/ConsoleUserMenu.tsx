import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import PhonelinkLock from '@mui/icons-material/PhonelinkLockOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  Logout,
  UserMenu,
  useGetIdentity,
  usePermissions,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { getOptionLabel } from '../../../schema';
import { useLanguage } from '../../i18n/useLanguage';
import { useConsole } from '../../context/consoleContext';

const ENTRIES = [
  { to: '/account/password', label: 'account.password', Icon: Key },
  { to: '/account/sessions', label: 'account.sessions', Icon: Devices },
  { to: '/account/second-factor', label: 'account.second_factor.title', Icon: PhonelinkLock },
] as const;

/** Shows who is signed in: an admin with the role, or the partner's user. */
function Identity() {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<unknown>();
  const language = useLanguage();
  const { area, brand } = useConsole();
  const role =
    area === 'admin' ? getOptionLabel('adminRole', String(permissions), language) : brand.name;
  if (!identity?.fullName) return null;
  return (
    <>
      <ListItemText
        role="presentation"
        primary={identity.fullName}
        secondary={role}
        sx={{ paddingInline: 2, marginBlock: 0.5 }}
        slotProps={{ primary: { fontWeight: 650 } }}
      />
      <Divider component="div" role="presentation" sx={{ marginBlock: 1 }} />
    </>
  );
}

interface EntriesProps {
  /** MUI's menu passes this to its first child whenever it opens, also while it still closes. */
  autoFocus?: boolean;
}

function MenuEntries({ autoFocus = false }: EntriesProps) {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <>
      <Identity />
      {ENTRIES.map(({ to, label, Icon }, index) => (
        <MenuItem
          key={to}
          component={Link}
          to={to}
          onClick={menu?.onClose}
          autoFocus={autoFocus && index === 0}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {translate(label)}
        </MenuItem>
      ))}
    </>
  );
}

/** The account menu: react-admin's user menu under the name of the signed-in person. */
export function ConsoleUserMenu() {
  const translate = useTranslate();
  return (
    <UserMenu label={translate('account.menu')} icon={<AccountCircle />}>
      <MenuEntries />
      <Logout />
    </UserMenu>
  );
}
