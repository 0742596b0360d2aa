import { IMPORT_COLUMNS, type ImportKindName } from '../../schema';
import { useTranslate } from '../../ui';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import styles from './imports.module.css';

/** The place of the heading that each column of a kind is read from; null for none. */
export type Mapping = readonly (number | null)[];

/** Whether each required column has a heading of its own. */
export function isComplete(mapping: Mapping): boolean {
  const places = mapping.filter((place) => place !== null);
  return !mapping.slice(0, 3).includes(null) && new Set(places).size === places.length;
}

interface ColumnMappingProps {
  kind: ImportKindName;
  headings: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Chooses the heading of the file that each column is read from. */
export function ColumnMapping({ kind, headings, mapping, onChange }: ColumnMappingProps) {
  const translate = useTranslate();
  return (
    <div className={styles['mapping']} role="group" aria-label={translate('imports.mapping')}>
      {IMPORT_COLUMNS[kind].map((column, index) => (
        <TextField
          key={column}
          select
          size="small"
          label={translate(`imports.columns.${column}`)}
          required={column !== 'remarks'}
          value={mapping[index] === null ? '' : String(mapping[index])}
          onChange={({ target }) =>
            onChange(mapping.with(index, target.value === '' ? null : Number(target.value)))
          }
        >
          <MenuItem value="">{translate('imports.no_heading')}</MenuItem>
          {headings.map((heading, place) => (
            // A file may repeat a heading, so its place is the key.
            <MenuItem key={`${place} ${heading}`} value={String(place)}>
              {heading || translate('imports.heading', { n: place + 1 })}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </div>
  );
}
