import { DialogHeader } from '@marketplace/shared/admin';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { HistoryEntries, type RecordHistoryProps } from './RecordHistory';

interface HistoryDialogProps extends RecordHistoryProps {
  resource: string;
  title: string;
  onClose: () => void;
}

/** Shows the history of a record that has no page of its own. */
export function HistoryDialog({ resource, title, onClose, ...history }: HistoryDialogProps) {
  const id = useId();
  // Each revert makes a new version of the record, on which the next revert is based.
  const { data: record = history.record } = useGetOne<RaRecord>(resource, {
    id: history.record.id,
  });
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogHeader id={id} title={title} onClose={onClose} />
      <DialogContent>
        <HistoryEntries {...history} record={record} />
      </DialogContent>
    </Dialog>
  );
}
