import { formatField, getErrorText, useTexts } from '@marketplace/shared/admin';
import type { CriterionChange } from '@marketplace/shared/api';
import { notify } from '@marketplace/shared/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { LENDER_CRITERIA } from '@marketplace/shared/schema';
import styles from './matrix.module.css';
import type { PastedCell } from './pastedCells';
import { useSaveCells } from './useSaveCells';
import { WhatIfBar } from './WhatIfBar';

interface PasteDialogProps {
  cells: readonly PastedCell[];
  outside: number;
  same: number;
  records: readonly RaRecord[];
  onClose: () => void;
}

/** Returns the cells of a pasted block that can be saved, in the server's format. */
export const toChanges = (cells: readonly PastedCell[]): CriterionChange[] =>
  cells.flatMap(({ record, field, parsed }) => {
    const property = LENDER_CRITERIA.find((name) => name === field.name);
    if (!property || !parsed.ok) return [];
    const { value } = parsed;
    const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
    return isPlain ? [{ lender_id: Number(record.id), property, value }] : [];
  });

/** Shows what a pasted block would change, cell by cell, before anything is saved. */
export function PasteDialog({ cells, outside, same, records, onClose }: PasteDialogProps) {
  const { translate, language } = useTexts();
  const id = useId();
  const save = useSaveCells();
  const [left, setLeft] = useState(cells);
  const [failures, setFailures] = useState<ReadonlyMap<PastedCell, unknown>>(new Map());
  const [saving, setSaving] = useState(false);
  const good = useMemo(() => left.filter(({ parsed }) => parsed.ok), [left]);
  const changes = useMemo(() => toChanges(good), [good]);
  const formatCell = (cell: PastedCell, value: unknown) => {
    if (cell.field.kind === 'flag') return translate(value === 1 ? 'kit.flag.yes' : 'kit.flag.no');
    return formatField(cell.field, value, language) || '–';
  };
  const getError = (cell: PastedCell): string | undefined => {
    const failure = failures.get(cell);
    if (failure !== undefined) return getErrorText(failure, translate, cell.field.name);
    if (cell.parsed.ok) return undefined;
    return translate(cell.parsed.message.key, cell.parsed.message.params);
  };
  const apply = async () => {
    if (saving) return;
    setSaving(true);
    const { failed, waiting } = await save(good);
    setSaving(false);
    const count = good.length - failed.size - waiting;
    if (waiting > 0) notify.info(translate('customer_eligibility.waits', { count: waiting }));
    if (count > 0) notify.success(translate('customer_eligibility.saved', { count }));
    if (failed.size === 0) {
      onClose();
      return;
    }
    notify.error(translate('customer_eligibility.not_saved', { count: failed.size }));
    setFailures(failed);
    setLeft(left.filter((cell) => !cell.parsed.ok || failed.has(cell)));
  };
  const wrong = left.length - good.length;
  const notes = [
    wrong > 0 && translate('customer_eligibility.invalid', { count: wrong }),
    same > 0 && translate('customer_eligibility.unchanged', { count: same }),
    outside > 0 && translate('customer_eligibility.outside', { count: outside }),
  ].filter(Boolean);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      onClose={saving ? undefined : onClose}
    >
      <DialogTitle id={id}>
        {translate('customer_eligibility.paste_title', { count: good.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {notes.length > 0 && <p>{notes.join(' ')}</p>}
        {left.length > 0 && (
          <div className={styles['scroll']}>
            <Table size="small" stickyHeader>
              <TableHead>
                <TableRow>
                  <TableCell>{translate('fields.lender_id')}</TableCell>
                  <TableCell>{translate('customer_eligibility.criterion')}</TableCell>
                  <TableCell>{translate('customer_eligibility.now')}</TableCell>
                  <TableCell>{translate('customer_eligibility.next')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {left.map((cell) => {
                  const error = getError(cell);
                  return (
                    <TableRow key={`${cell.record.id} ${cell.field.name}`}>
                      <TableCell component="th" scope="row">
                        {String(cell.record['name'])}
                      </TableCell>
                      <TableCell>{translate(cell.field.label)}</TableCell>
                      <TableCell>{formatCell(cell, cell.record[cell.field.name])}</TableCell>
                      <TableCell data-wrong={error !== undefined || undefined}>
                        <strong>
                          {cell.parsed.ok ? formatCell(cell, cell.parsed.value) : cell.text || '–'}
                        </strong>
                        {error && <span className={styles['error']}>{error}</span>}
                      </TableCell>
                    </TableRow>
                  );
                })}
              </TableBody>
            </Table>
          </div>
        )}
        <WhatIfBar changes={changes} records={records} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={saving} onClick={onClose}>
          {translate('kit.form.cancel')}
        </Button>
        <Button
          autoFocus
          variant="contained"
          loading={saving}
          disabled={good.length === 0}
          onClick={() => void apply()}
        >
          {translate('customer_eligibility.apply', { count: good.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
