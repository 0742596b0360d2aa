import type { AnswerOf, CallInput, readImportColumns } from '../../../api';
import { formatNumber } from '../../../format';
import { importKinds, type ImportKindName } from '../../../resources';
import { useTexts } from '../../i18n/useTexts';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Columns } from '../../layout/rows';
import { isComplete, type Mapping } from './ColumnMapping';
import styles from './imports.module.css';

/** What the server read of a file: its headings, and where they are. */
export type FileTable = AnswerOf<typeof readImportColumns>;

/** The sheet and the row of the headings that a person chose. */
export type TableChoice = Pick<
  NonNullable<CallInput<typeof readImportColumns>['query']>,
  'sheet' | 'heading_row'
>;

const MAX_ROW_LENGTH = 60;

function describeRow(cells: readonly string[]): string {
  const text = cells.filter(Boolean).join(' · ');
  return text.length > MAX_ROW_LENGTH ? `${text.slice(0, MAX_ROW_LENGTH)}…` : text;
}

interface ChooserProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  disabled: boolean;
  onChange: (value: number) => void;
}

const Chooser = ({ label, value, options, disabled, onChange }: ChooserProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={String(value)}
    disabled={disabled}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={String(option.value)}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);

interface FileReadingProps {
  kind: ImportKindName;
  table: FileTable;
  mapping: Mapping;
  disabled: boolean;
  onChoose: (choice: TableChoice) => void;
}

/** Something that the person should compare with the file. */
function ReadingNote({ children }: { children: ReactNode }) {
  return (
    <Stack
      component="p"
      spacing={0.5}
      sx={{
        py: 1.5,
        px: 2,
        borderInlineStart: '3px solid var(--color-accent-text)',
        bgcolor: 'action.hover',
      }}
    >
      {children}
    </Stack>
  );
}

/** Says how a file was read, and lets a person choose another sheet and another row of headings. */
export function FileReading({ kind, table, mapping, disabled, onChoose }: FileReadingProps) {
  const { translate, language } = useTexts();
  const { sheets, sheet, heading_row, first_rows, sample } = table;
  const isFound = isComplete(kind, table.mapping);
  const isPlain = sheets.length < 2 && heading_row === 1 && isFound;
  const rounded = importKinds[kind].columns.reduce((sum, { type }, index) => {
    const place = mapping[index];
    return type === 'amount' && typeof place === 'number' ? sum + (table.rounded[place] ?? 0) : sum;
  }, 0);
  return (
    <>
      {!isPlain && first_rows.length > 1 && (
        <Columns fill min="13rem" sx={{ gap: 2 }}>
          {sheets.length > 1 && (
            <Chooser
              label={translate('imports.sheet')}
              value={sheet}
              options={sheets.map((label, value) => ({ value, label }))}
              disabled={disabled}
              onChange={(chosen) => onChoose({ sheet: chosen })}
            />
          )}
          <Chooser
            label={translate('imports.heading_row')}
            value={heading_row}
            options={first_rows.map(({ row, cells }) => ({
              value: row,
              label: translate('imports.heading_row_option', { n: row, cells: describeRow(cells) }),
            }))}
            disabled={disabled}
            onChange={(chosen) => onChoose({ sheet, heading_row: chosen })}
          />
        </Columns>
      )}
      {!isFound && table.remembered === 0 && (
        <Stack direction="row" spacing={1}>
          {translate('imports.no_headings')}
        </Stack>
      )}
      {sample.length > 0 && (
        <ReadingNote>
          {translate('imports.windows_1252')}
          <q className={styles['sample']}>{sample.filter(Boolean).join(' · ')}</q>
          {translate('imports.windows_1252_check')}
        </ReadingNote>
      )}
      {rounded > 0 && (
        <ReadingNote>
          {translate('imports.rounded', {
            smart_count: rounded,
            count: formatNumber(rounded, language),
          })}
        </ReadingNote>
      )}
    </>
  );
}
