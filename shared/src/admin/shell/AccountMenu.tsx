import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { UserMenu, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';

/** React-admin translates the label itself. */
const MENU = { label: 'account.menu' } as const;

const ENTRIES = [
  { to: '/account/password', label: 'account.password', Icon: Key },
  { to: '/account/sessions', label: 'account.sessions', Icon: Devices },
] as const;

interface AccountMenuProps {
  /** Called when the person goes to one of the pages. */
  onNavigate?: (() => void) | undefined;
}

function Entries({ onNavigate }: AccountMenuProps) {
  const translate = useTranslate();
  const menu = useUserMenu();
  const leave = () => {
    menu?.onClose();
    onNavigate?.();
  };
  return ENTRIES.map(({ to, label, Icon }) => (
    <MenuItem key={to} component={Link} to={to} onClick={leave}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(label)}
    </MenuItem>
  ));
}

/** What a person does with their own account. Logging out has a place of its own. */
export function AccountMenu({ onNavigate }: AccountMenuProps) {
  return (
    <UserMenu {...MENU} icon={<AccountCircle />}>
      <Entries onNavigate={onNavigate} />
    </UserMenu>
  );
}
