import DownloadIcon from '@mui/icons-material/GetApp';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, type RaRecord, useListContext } from 'react-admin';
import { formatNumber } from '../../../format';
import { notify } from '../../../ui';
import { getErrorText } from '../../feedback/failure/errorText';
import { useTexts } from '../../i18n/useTexts';
import type { TableColumn } from '../../fields/column';
import { ALL_ROWS } from '../../fields/listSettings';
import type { CsvColumn } from './DownloadCsv';
import { EXPORT_FORMATS, type ExportFormat } from './download';
import { useSaveRecords } from './useSaveRecords';

/** An exported file has at most this many rows. */
export const MAX_EXPORTED = ALL_ROWS.perPage;

export interface ExportMenuProps<R extends RaRecord> {
  /** The columns of the table. */
  columns: readonly TableColumn<R>[];
  /** The columns of the file, if it has others than the table. */
  file?: readonly CsvColumn<R>[] | undefined;
}

/** Saves all records that match the surrounding list's filters, as CSV or as a workbook. */
export function ExportMenu<R extends RaRecord>({ columns, file }: ExportMenuProps<R>) {
  const { translate, language } = useTexts();
  const id = useId();
  const save = useSaveRecords(columns, file);
  const { getData, total = 0, resource } = useListContext<R>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const run = useMutation({
    mutationFn: async (format: ExportFormat) => {
      await save(resource, (await getData?.({ maxResults: MAX_EXPORTED })) ?? [], format);
      const most = formatNumber(MAX_EXPORTED, language);
      if (total > MAX_EXPORTED) notify.warning(translate('kit.list.export_cut', { most }));
    },
    onError: (error) => notify.error(getErrorText(error, translate)),
    onMutate: () => setAnchor(null),
  });
  return (
    <>
      <Button
        label={translate('ra.action.export')}
        // On a phone the button is an icon, which react-admin does not name while it is disabled.
        aria-label={translate('ra.action.export')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={total === 0 || run.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon />
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {EXPORT_FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => run.mutate(format)}>
            {translate(`kit.list.export_${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
