import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import ListSubheader from '@mui/material/ListSubheader';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTranslate, VisuallyHidden } from '../../../ui';
import type { Command } from '../../context/command';
import styles from './palette.module.css';
import { useActionCommands, usePageCommands } from './useCommands';
import { useRecordCommands } from './useRecordCommands';

const MAX_RECENT = 5;
type Recent = Pick<Command, 'key' | 'label' | 'hint' | 'to'>;
const NOTHING_RECENT: readonly Recent[] = [];

const findText = (label: string, text: string): number => label.toLocaleLowerCase().indexOf(text);

/** Ranks the label that is the text first, then those that begin with it, then those of whose words one does. */
function rank(label: string, text: string): number {
  if (text === '' || label.toLocaleLowerCase() === text) return 0;
  const place = findText(label, text);
  if (place === 0) return 1;
  return label.charAt(place - 1) === ' ' ? 2 : 3;
}

/** Renders the options in the dialog itself, below the field. */
function InlineOptions({ children }: PopperProps) {
  return (
    <div className={styles['options']}>{typeof children === 'function' ? null : children}</div>
  );
}

export interface CommandPaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** Finds pages, records and actions by name. A logout clears the recent items, which may name people. */
export function CommandPalette({ onClose, onShowShortcuts }: CommandPaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [recent, setRecent] = useStore('palette.recent', NOTHING_RECENT);
  const pages = usePageCommands();
  const actions = useActionCommands(onShowShortcuts);
  const { records, isSearching } = useRecordCommands(input);
  const text = input.trim().toLocaleLowerCase();
  const matching = [...pages, ...actions]
    .filter(({ label }) => findText(label, text) >= 0)
    .toSorted((a, b) => rank(a.label, text) - rank(b.label, text));
  const last = recent.map((one): Command => ({ ...one, group: 'recent' }));
  const options =
    text === ''
      ? [...last, ...matching]
      : [
          ...matching.filter(({ group }) => group === 'pages'),
          ...records,
          ...matching.filter(({ group }) => group === 'actions'),
        ];
  const choose = ({ key, label, hint, to, run }: Command) => {
    onClose();
    if (to === undefined) {
      run?.();
      return;
    }
    const chosen: Recent = { key, label, to, ...(hint !== undefined && { hint }) };
    const others = recent.filter((one) => one.key !== key);
    setRecent([chosen, ...others].slice(0, MAX_RECENT));
    void navigate(to);
  };
  const label = translate('kit.palette.open');
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', padding: 2 } } }}
    >
      <VisuallyHidden>
        <h2 id={id}>{label}</h2>
      </VisuallyHidden>
      <Autocomplete<Command>
        open
        autoHighlight
        forcePopupIcon={false}
        options={options}
        value={null}
        inputValue={input}
        onInputChange={(_, value, reason) => {
          if (reason === 'input' || reason === 'clear') setInput(value);
        }}
        onChange={(_, command) => command && choose(command)}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        filterOptions={(all) => all}
        groupBy={({ group }) => translate(`kit.palette.groups.${group}`)}
        getOptionKey={({ group, key }) => `${group} ${key}`}
        isOptionEqualToValue={(option, value) => option.key === value.key}
        loading={isSearching}
        loadingText={translate('kit.palette.searching')}
        noOptionsText={translate('kit.list.no_match')}
        slots={{ popper: InlineOptions }}
        renderInput={(props) => (
          <TextField
            {...props}
            autoFocus
            placeholder={translate('kit.palette.placeholder')}
            slotProps={{ htmlInput: { ...props.inputProps, 'aria-label': label } }}
          />
        )}
        renderGroup={({ key, group, children }) => (
          // MUI's own groups are lists within the listbox, which screen readers do not expect.
          <div key={key} role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden>
              {group}
            </ListSubheader>
            {children}
          </div>
        )}
        renderOption={({ key: _key, ...props }, { group, key, label: name, hint }) => (
          <li key={`${group} ${key}`} {...props}>
            <span className={styles['option']}>
              {name}
              {hint !== undefined && <small>{hint}</small>}
            </span>
          </li>
        )}
      />
    </Dialog>
  );
}
