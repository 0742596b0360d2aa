import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { foldSearch } from '../../../format';
import { useTranslate } from '../../../ui';
import type { ColumnName } from '../../fields/column';
import styles from './columnsChooser.module.css';
import {
  getHiddenByDefault,
  getSource,
  useColumnOrder,
  useHiddenColumns,
} from '../../fields/listSettings';
import { SortableRows } from '../../fields/order/SortableRows';
import { useSortableRow } from '../../fields/order/useSortableRow';

/** With more columns than this the chooser has a search. */
const SEARCHED_FROM = 6;

interface RowProps {
  index: number;
  label: string;
  shown: boolean;
  /** A row stays where it is while the search hides others. */
  fixed: boolean;
  onToggle: () => void;
}

function Row({ index, label, shown, fixed, onToggle }: RowProps) {
  const { handle, rowProps } = useSortableRow(index, label, fixed);
  return (
    <Stack
      {...rowProps}
      component="li"
      direction="row"
      spacing={1}
      sx={{ flexWrap: 'nowrap', justifyContent: 'space-between', borderRadius: 1 }}
    >
      <FormControlLabel
        className={styles['choice']}
        label={label}
        control={<Switch size="small" checked={shown} onChange={onToggle} />}
      />
      {handle}
    </Stack>
  );
}

interface ColumnsChooserProps {
  columns: readonly ColumnName[];
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * Chooses which columns the surrounding table shows, and in which order, with a pointer or the keyboard. It
 * replaces react-admin's own chooser, whose rows have the role of options without a listbox, and which the
 * keyboard cannot order. The first column names the row and stays.
 */
export function ColumnsChooser({ columns, anchor, onClose }: ColumnsChooserProps) {
  const translate = useTranslate();
  const title = useId();
  const [hidden, setHidden] = useHiddenColumns(columns);
  const [order, setOrder] = useColumnOrder(columns.length);
  const [search, setSearch] = useState('');
  // A popover that closes by Escape would not let the keyboard put a row back.
  const [lifted, setLifted] = useState(false);
  const sought = foldSearch(search.trim());
  const rows = order
    .filter((index) => index > 0)
    .flatMap((index) => {
      const column = columns[index];
      return column ? [{ index, label: column.label, source: getSource(column) }] : [];
    });
  const shown = rows.filter(({ label }) => foldSearch(label).includes(sought));
  const toggle = (source: string) =>
    setHidden(
      hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source],
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      disableEscapeKeyDown={lifted}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': title, className: styles['box'] },
      }}
    >
      <h2 id={title} className={styles['title']}>
        {translate('ra.action.select_columns')}
      </h2>
      {rows.length >= SEARCHED_FROM && (
        <TextField
          type="search"
          autoComplete="off"
          size="small"
          fullWidth
          autoFocus
          value={search}
          placeholder={translate('ra.action.search_columns')}
          slotProps={{ htmlInput: { 'aria-label': translate('ra.action.search_columns') } }}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <SortableRows
        ids={rows.map(({ index }) => index)}
        onOrder={(ids) => setOrder([0, ...ids.map(Number)])}
        onLift={setLifted}
      >
        <Box component="ul" sx={{ my: 1 }}>
          {shown.map(({ index, label, source }) => (
            <Row
              key={index}
              index={index}
              label={label}
              shown={!hidden.includes(source)}
              fixed={sought !== ''}
              onToggle={() => toggle(source)}
            />
          ))}
        </Box>
      </SortableRows>
      <Button
        fullWidth
        onClick={() => {
          setHidden(getHiddenByDefault(columns));
          setOrder(undefined);
        }}
      >
        {translate('ra.action.reset')}
      </Button>
    </Popover>
  );
}
