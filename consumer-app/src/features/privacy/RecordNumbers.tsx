import { Button, RecordListDialog } from '@marketplace/shared/ui';
import { useState } from 'react';
import { CopyText } from '../../ui';
import { useTexts } from '../../i18n';
import { listDataRecords } from './dataRecords';
import { privacyTexts } from './texts';
import type { OwnData } from './useOwnData';

/** Expands a list of the records about the person, whose numbers they can name in a complaint. */
export function RecordNumbers({ data }: { data: OwnData }) {
  const text = useTexts(privacyTexts);
  const [open, setOpen] = useState(false);
  const held = listDataRecords(data);
  const records = held.map(({ id, kind }) => ({ id, kind: text(`records.${kind}`) }));
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text('records.open')}
      </Button>
      {open && (
        <RecordListDialog
          title={text('records.title')}
          texts={{
            created: text('records.created'),
            updated: text('records.updated'),
            number: text('records.number'),
            uuid: text('records.uuid'),
            none: text('records.none'),
          }}
          tableTitle={text('records.table')}
          created={held.length}
          updated={held.filter(({ updated }) => updated).length}
          records={records}
          actions={<CopyText value={records.map(({ id, kind }) => `${kind} ${id}`).join('\n')} />}
          onClose={() => setOpen(false)}
        >
          <p>{text('records.text')}</p>
        </RecordListDialog>
      )}
    </>
  );
}
