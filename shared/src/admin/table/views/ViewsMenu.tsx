import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import CheckIcon from '@mui/icons-material/Check';
import LinkIcon from '@mui/icons-material/Link';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconComponent } from '@mui/icons-material';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { notify, useTranslate } from '../../../ui';
import { getErrorText } from '../../feedback/failure/errorText';
import { useGetViewState } from './useViewState';
import { useSavedViews } from './useSavedViews';
import { toViewSearch } from './viewAddress';
import { useListPrefix } from '../../fields/listSettings';

export interface ViewsMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  onSave: () => void;
  onManage: () => void;
}

interface Entry {
  key: string;
  label: string;
  /** Whose view it is, if it is another's. */
  owner?: string;
  icon: SvgIconComponent | undefined;
  onClick: () => void;
}

/** Lists the views of the surrounding list, opens one, and leads to saving and managing them. */
export function ViewsMenu({ anchor, onClose, onSave, onManage }: ViewsMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const getState = useGetViewState();
  const prefix = useListPrefix();
  const { views = [], error } = useSavedViews();
  const current = toViewSearch(getState(), prefix);
  const address = new URL(useHref({ ...useLocation(), search: current }), window.location.origin);
  const copy = async () => {
    await navigator.clipboard.writeText(address.href);
    notify.success(translate('kit.copied'));
  };
  const saved = views.map((view): Entry => {
    const search = toViewSearch(view, prefix);
    return {
      key: view.id,
      label: view.name,
      ...(!view.own && { owner: translate('kit.views.by', { name: view.owner_name }) }),
      icon: search === current ? CheckIcon : undefined,
      onClick: () => void navigate({ search }),
    };
  });
  const actions: Entry[] = [
    { key: 'save', label: translate('kit.views.save'), icon: AddIcon, onClick: onSave },
    { key: 'copy', label: translate('kit.views.copy'), icon: LinkIcon, onClick: () => void copy() },
    ...(views.some(({ own }) => own)
      ? [
          {
            key: 'manage',
            label: translate('kit.views.manage'),
            icon: SettingsIcon,
            onClick: onManage,
          },
        ]
      : []),
  ];
  const toItem = ({ key, label, owner, icon: Icon, onClick }: Entry) => (
    <MenuItem
      key={key}
      onClick={() => {
        onClose();
        onClick();
      }}
    >
      <ListItemIcon>{Icon && <Icon fontSize="small" />}</ListItemIcon>
      <ListItemText primary={label} secondary={owner} />
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {error && <MenuItem disabled>{getErrorText(error, translate)}</MenuItem>}
      {saved.map(toItem)}
      {saved.length > 0 && <Divider />}
      {actions.map(toItem)}
    </Menu>
  );
}
