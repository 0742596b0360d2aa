import { importKinds, type ImportKindName } from '../../../resources';
import { useTexts } from '../../i18n/useTexts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Columns } from '../../layout/rows';

/** The place of the heading that each column of a kind is read from; null for none. */
export type Mapping = readonly (number | null)[];

/** Whether each required column has a heading of its own. */
export function isComplete(kind: ImportKindName, mapping: Mapping): boolean {
  const places = mapping.filter((place) => place !== null);
  const isMapped = importKinds[kind].columns.every(
    ({ optional }, index) => optional || typeof mapping[index] === 'number',
  );
  return isMapped && new Set(places).size === places.length;
}

interface ColumnMappingProps {
  kind: ImportKindName;
  headings: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Chooses the heading of the file that each column is read from. */
export function ColumnMapping({ kind, headings, mapping, onChange }: ColumnMappingProps) {
  const { translate, language } = useTexts();
  return (
    <Columns
      fill
      min="13rem"
      sx={{ gap: 2 }}
      role="group"
      aria-label={translate('imports.mapping')}
    >
      {importKinds[kind].columns.map(({ name, labels, optional }, index) => (
        <TextField
          key={name}
          select
          size="small"
          label={labels[language]}
          required={!optional}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
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
    </Columns>
  );
}
