import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconComponent } from '@mui/icons-material';
import { useId, useState } from 'react';
import { useTranslate } from '../../../ui';

/** Something that can be done with a row: a call, or a page that opens beside this one. */
export type RowAction = { label: string; icon: SvgIconComponent } & (
  | { onClick: () => void; href?: never }
  | { href: string; onClick?: never }
);

export interface RowMenuProps {
  /** The row's name, for people who cannot see which row the menu belongs to. */
  rowName: string;
  actions: readonly RowAction[];
}

/** The further actions of a row, besides its buttons. A table has many rows, so the menu is built when it is opened. */
export function RowMenu({ rowName, actions }: RowMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = translate('kit.list.more', { row: rowName });
  return (
    <>
      <IconButton
        size="small"
        title={name}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu id={id} anchorEl={anchor} open={isOpen} onClose={close}>
          {actions.map(({ label, icon: Icon, href, onClick }) => (
            <MenuItem
              key={label}
              {...(href && { component: 'a', href, target: '_blank', rel: 'noopener' })}
              onClick={() => {
                close();
                onClick?.();
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{label}</ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
