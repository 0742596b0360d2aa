import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/GetApp';
import TableIcon from '@mui/icons-material/TableViewOutlined';
import SwitchIcon from '@mui/icons-material/ToggleOnOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  Button,
  HttpError,
  type Identifier,
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useListContext,
  useRefresh,
  useResourceContext,
  useUpdateMany,
} from 'react-admin';
import type { FieldDescription } from '../../../schema';
import { notify, useTranslate } from '../../../ui';
import { rememberRow } from '../../fields/cell/moveFocus';
import { useConfirm } from '../../feedback/confirm/ConfirmProvider';
import { getErrorText } from '../../feedback/failure/errorText';
import { useDeletedToast } from '../../saving/useDeletedToast';
import type { BulkFailure } from '../../data/versions/versionedProvider';
import type { ExportFormat } from '../export/download';
import type { useSaveRecords } from '../export/useSaveRecords';
import { useIsLocal } from '../list/LocalList';

/** The bulk actions of a list besides its export. */
export interface BulkWrites {
  /** Catalogue keys of the question and of the toast, with the number as `count`, and a sentence on what goes too. */
  remove?: { question: string; success: string; takenAlong?: string };
  /** Flags that a bulk action may set. */
  flags?: readonly FieldDescription[];
  /** The page's own buttons, which read the selection of the list. */
  actions?: ReactNode;
}

const isFailure = (value: unknown): value is BulkFailure =>
  typeof value === 'object' && value !== null && 'id' in value && 'message' in value;

/** Returns the records that a bulk action could not change, from the data provider's error. */
const getFailures = (error: unknown): BulkFailure[] => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const failed: unknown =
    typeof body === 'object' && body !== null && 'failed' in body ? body.failed : [];
  return Array.isArray(failed) ? failed.filter(isFailure) : [];
};

/** Says in one toast or text what a bulk action has done, with the number of failed records. */
function useSummary() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { selectedIds, onUnselectItems, onSelect } = useListContext();
  return {
    changed: (count: number) => {
      const waiting = selectedIds.length - count;
      if (waiting > 0) notify.info(translate('kit.bulk.updates_wait', { count: waiting }));
      if (count > 0) notify.success(translate('kit.bulk.updated', { count }));
      if (waiting > 0) refresh();
      onUnselectItems();
    },
    /** What failed, in words. The records that failed stay selected. */
    failed: (error: unknown, verb: 'deleted' | 'updated', tried = selectedIds) => {
      refresh();
      const failures = getFailures(error);
      if (failures.length === 0) return { left: tried, text: getErrorText(error, translate) };
      const counts = {
        done: tried.length - failures.length,
        total: tried.length,
        failed: failures.length,
        reasons: [...new Set(failures.map(({ message }) => message))].join(' '),
      };
      const left = failures.map(({ id }) => id);
      onSelect(left);
      return { left, text: translate(`kit.bulk.partly_${verb}`, counts) };
    },
  };
}

/**
 * Saves the selected rows as a file. react-admin's own button reads them from the data provider,
 * which does not know the rows of a `LocalList`.
 */
function BulkExport<R extends RaRecord>({
  save,
  format,
}: Pick<BulkActionsProps<R>, 'save'> & { format: ExportFormat }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { selectedIds, getData } = useListContext<R>();
  const dataProvider = useDataProvider();
  const isLocal = useIsLocal();
  const run = async () => {
    try {
      const records = isLocal
        ? ((await getData?.()) ?? []).filter(({ id }) => selectedIds.includes(id))
        : (await dataProvider.getMany<R>(resource, { ids: selectedIds })).data;
      await save(resource, records, format);
      notify.success(translate('kit.bulk.exported', { count: records.length }));
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
  };
  return (
    <Button
      label={translate(format === 'csv' ? 'ra.action.export' : 'kit.list.export_xlsx')}
      onClick={() => void run()}
    >
      {format === 'csv' ? <DownloadIcon /> : <TableIcon />}
    </Button>
  );
}

function BulkSwitch({ flags }: { flags: readonly FieldDescription[] }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const summary = useSummary();
  const [updateMany, { isPending }] = useUpdateMany<{ id: Identifier }, Error>();
  const resource = useResourceContext();
  const setFlag = (name: string, value: 0 | 1) => {
    setAnchor(null);
    void updateMany(
      resource,
      { ids: selectedIds, data: { [name]: value } },
      {
        onSuccess: (changed: readonly Identifier[] = []) => summary.changed(changed.length),
        onError: (error) => notify.error(summary.failed(error, 'updated').text),
      },
    );
  };
  return (
    <>
      <Button
        label={translate('kit.bulk.switch')}
        disabled={isPending}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SwitchIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {flags.flatMap(({ name, label }) =>
          ([1, 0] as const).map((value) => (
            <MenuItem key={`${name} ${value}`} onClick={() => setFlag(name, value)}>
              {translate(label)}: {translate(value === 1 ? 'kit.flag.on' : 'kit.flag.off')}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}

function BulkRemove({ question, success, takenAlong }: Required<BulkWrites>['remove']) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const { selectedIds, onUnselectItems } = useListContext();
  const resource = useResourceContext() ?? '';
  const summary = useSummary();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const tell = useDeletedToast(resource);
  const remove = async () => {
    let left = selectedIds;
    let deleted: readonly Identifier[] = [];
    const removeSelected = async () => {
      try {
        // react-admin's `useDeleteMany` also removes rows from the list whose deletion waits for approval.
        const { data = [] } = await dataProvider.deleteMany(resource, { ids: left });
        deleted = data;
      } catch (error) {
        const failure = summary.failed(error, 'deleted', left);
        left = failure.left;
        throw new Error(failure.text, { cause: error });
      }
      await queryClient.invalidateQueries();
    };
    const asked = translate(question, { count: left.length });
    const text = takenAlong ? `${asked} ${takenAlong}` : asked;
    const focusRow = rememberRow(String(left[0]));
    if (!(await confirm({ text, destructive: true, action: removeSelected }))) return;
    const waiting = left.length - deleted.length;
    focusRow();
    onUnselectItems();
    if (waiting > 0) notify.info(translate('kit.bulk.deletions_wait', { count: waiting }));
    if (deleted.length > 0) tell(translate(success, { count: deleted.length }), deleted);
  };
  return (
    <Button label={translate('kit.form.delete')} color="error" onClick={() => void remove()}>
      <DeleteIcon />
    </Button>
  );
}

export interface BulkActionsProps<R extends RaRecord> extends BulkWrites {
  save: ReturnType<typeof useSaveRecords<R>>;
}

/** The actions on the selected rows. A person who may only read can export them. */
export function BulkActions<R extends RaRecord>(props: BulkActionsProps<R>) {
  const { save, remove, flags, actions } = props;
  const resource = useResourceContext() ?? '';
  const { canAccess: mayWrite } = useCanAccess({ resource, action: 'edit' });
  return (
    <>
      <BulkExport save={save} format="csv" />
      <BulkExport save={save} format="xlsx" />
      {mayWrite && flags && <BulkSwitch flags={flags} />}
      {actions}
      {mayWrite && remove && <BulkRemove {...remove} />}
    </>
  );
}
