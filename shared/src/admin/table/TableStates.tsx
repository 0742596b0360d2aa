import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Button, useMediaQuery, useTranslate, VisuallyHidden } from '../../ui';
import { ALIGN, type TableColumn } from '../fields/column';
import states from './tableStates.module.css';

interface SkeletonTableProps<R extends RaRecord> {
  title: string;
  columns: readonly TableColumn<R>[];
}

/** Number of rows that fill a screen; on a phone each row is a tall card. */
const SKELETON_ROWS = { wide: 12, phone: 2 };

/**
 * Shows headings and skeleton rows of the final height while a list loads, so that the page does
 * not move.
 */
export function SkeletonTable<R extends RaRecord>({ title, columns }: SkeletonTableProps<R>) {
  const translate = useTranslate();
  const phone = useMediaQuery('(width < 720px)');
  const length = phone ? SKELETON_ROWS.phone : SKELETON_ROWS.wide;
  // On a wide page one for each cell took a fifth of the time in which a list is drawn.
  const cells = phone ? columns : columns.slice(0, 1);
  return (
    <TableContainer>
      <Table aria-label={title} aria-busy>
        <TableHead>
          <TableRow>
            {columns.map(({ name, label, align = 'start', width }) => (
              <TableCell key={name} align={ALIGN[align]} sx={{ minWidth: width }}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {Array.from({ length }, (_, row) => (
            <TableRow key={row}>
              {cells.map(({ name }, at) => (
                <td key={name} colSpan={phone ? 1 : columns.length}>
                  {row + at === 0 && (
                    <VisuallyHidden>{translate('kit.list.loading')}</VisuallyHidden>
                  )}
                  <Skeleton width={`${60 + ((row * 7 + at * 13) % 5) * 10}%`} />
                </td>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The keys of the texts for a list without records: what is not there, and what brings the first. */
export interface EmptyTexts {
  title?: string;
  text: string;
  /** A link or button to the next step. */
  next?: ReactNode;
  /** The list's default filters. If only they are set, an empty list counts as empty, not as filtered. */
  initialFilter?: Readonly<Record<string, unknown>>;
}

interface EmptyRowsProps extends Partial<EmptyTexts> {
  /** The list's title. */
  name: string;
}

/** Says that a list is empty, or that no record matches the filters. */
export function EmptyRows({
  name,
  title = 'kit.list.empty',
  text = 'kit.list.empty_text',
  next,
  initialFilter,
}: EmptyRowsProps) {
  const translate = useTranslate();
  const list = useListContext();
  const filters = JSON.stringify(list.filterValues ?? {});
  const filtered = filters !== '{}' && filters !== JSON.stringify(initialFilter);
  return (
    <div className={states['state']} role="status">
      <h2>{translate(filtered ? 'kit.list.nothing_found' : title, { name })}</h2>
      <p>{translate(filtered ? 'kit.list.nothing_found_text' : text)}</p>
      {!filtered && next}
      {filtered && (
        <Button variant="secondary" size="small" onClick={() => list.setFilters({}, {})}>
          {translate('kit.list.clear')}
        </Button>
      )}
    </div>
  );
}
