import Stack from '@mui/material/Stack';
import { useConsole } from '../../context/consoleContext';
import { type ListFilter } from '../../table/filters/filters';
import type { TableColumn } from '../../fields/column';
import { createColumnHelper } from '../../table/columns/columnHelper';
import { UrlTable } from '../../table/list/UrlTable';
import { useClient } from '../../context/ClientContext';
import { useConfirmedCall } from '../../feedback/confirm/useConfirmedCall';
import { useTexts } from '../../i18n/useTexts';
import { decideUpload, rollBackUpload } from '../../../api';
import { formatNumber } from '../../../format';
import { readUser } from '../../../session';
import { type ImportKindName, IMPORT_LIST_PREFIX } from '../../../resources';
import { BUSY_IMPORTS, type Import } from '../../../schema';
import { Button, notify, VisuallyHidden } from '../../../ui';
import { useRefresh } from 'react-admin';
import { BackwardRows } from './BackwardRows';
import { listActs } from './listActs';
import { UploadMoney } from './UploadMoney';
import styles from './imports.module.css';
import { useImportRights } from './useImportRights';

interface UploadHistoryProps {
  kind: ImportKindName;
  /** Opens a file's rows. */
  onOpen: (upload: Import) => void;
  /** The column and the filter of the partner, where the list has the files of all partners. */
  partner?: { column: TableColumn<Import>; filter: ListFilter };
}

const renderMoves = (upload: Import) => (onReady: () => void) => (
  <>
    <UploadMoney upload={upload} />
    <BackwardRows uploadId={upload.id} onReady={onReady} />
  </>
);

/** Lists the uploaded files. An admin decides about those that wait, and rolls back those that are loaded. */
export function UploadHistory({ kind, onOpen, partner }: UploadHistoryProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const refresh = useRefresh();
  const { area } = useConsole();
  const { mayDecide } = useImportRights(kind);
  const run = useConfirmedCall(refresh);
  const rollBackText = area === 'partner' ? 'imports.roll_back_new' : 'status_file.roll_back_text';

  const runAction = (action: 'confirm' | 'refuse' | 'roll_back', upload: Import) => {
    const params = { id: upload.id };
    const send = async () => {
      if (action === 'roll_back') {
        const answer = await client.call(rollBackUpload, { params, body: {} });
        return { ...answer, n: answer.rowsRolledBack };
      }
      const answer = await client.call(decideUpload, { params, body: { decision: action } });
      return { ...answer, n: answer.rowsUpdated };
    };
    const save = async () => {
      const { kept, n, upload: changed } = await send();
      if (BUSY_IMPORTS.includes(changed.status)) {
        notify.success(translate('imports.started'));
        onOpen(upload);
        return;
      }
      notify.success(translate(`status_file.${action}_done`, { n }));
      if (kept.length > 0) notify.error(translate('status_file.kept', { n: kept.length }));
    };
    return run(save, {
      title: translate(`status_file.${action}_title`, { name: upload.file_name }),
      text: translate(action === 'roll_back' ? rollBackText : 'status_file.act_text', {
        rows: upload.status === 'pending' ? upload.to_process : upload.rows,
        back: upload.backward_rows,
      }),
      ...(upload.status === 'pending' && { details: renderMoves(upload) }),
      confirmLabel: translate(`status_file.${action}`),
    });
  };
  const renderButton = (action: 'confirm' | 'refuse' | 'roll_back', upload: Import) => (
    <Button
      key={action}
      variant="ghost"
      size="small"
      onClick={() => void runAction(action, upload)}
    >
      {translate(`status_file.${action}`)}
      <VisuallyHidden> {upload.file_name}</VisuallyHidden>
    </Button>
  );
  const renderDecisions = (upload: Import) => {
    if (!mayDecide) return null;
    if (upload.status === 'applied') return renderButton('roll_back', upload);
    if (upload.status !== 'pending') return null;
    if (readUser('admin') === String(upload.uploaded_by))
      return translate('status_file.own_pending');
    return [renderButton('confirm', upload), renderButton('refuse', upload)];
  };
  const renderActions = (upload: Import) => (
    <Stack component="span" direction="row" spacing={1}>
      <Button variant="ghost" size="small" onClick={() => onOpen(upload)}>
        {translate('imports.show')}
        <VisuallyHidden> {upload.file_name}</VisuallyHidden>
      </Button>
      {renderDecisions(upload)}
    </Stack>
  );
  const column = createColumnHelper<Import>(translate, language);
  const columns = [
    column.accessor('file_name', 'status_file.file', {
      wrap: true,
      render: ({ file_name }) => <strong className={styles['fileName']}>{file_name}</strong>,
    }),
    ...(partner ? [partner.column] : []),
    column.option('status', 'status_file.state', 'uploadStatus'),
    column.display('uploaded_by_name', 'status_file.by', {
      phone: 'wide',
      wrap: true,
      csv: (upload) =>
        [upload.uploaded_by_name, ...listActs(upload, translate, language)].join('; '),
      render: (upload) => (
        <span className={styles['acts']}>
          <span>{upload.uploaded_by_name}</span>
          {listActs(upload, translate, language).map((act) => (
            <small key={act}>{act}</small>
          ))}
        </span>
      ),
    }),
    column.dateTime('created_at', 'status_file.at'),
    column.number('file_rows', 'status_file.rows'),
    column.display('error_count', 'status_file.error_count', {
      align: 'end',
      csv: ({ error_count, unknown }) => error_count + unknown,
      render: ({ error_count, unknown }) => formatNumber(error_count + unknown, language),
    }),
    column.actions(renderActions),
  ];
  const title = translate(partner ? 'imports.partner_files' : 'status_file.history');
  return (
    <section className={styles['history']} aria-labelledby="uploads-title">
      <h2 id="uploads-title">{title}</h2>
      <UrlTable
        resource="imports"
        scope={{ kind }}
        prefix={IMPORT_LIST_PREFIX}
        title={title}
        columns={columns}
        empty={{
          title: 'status_file.empty',
          text: partner ? 'imports.partner_files_none' : 'status_file.empty_text',
        }}
        searchLabel={translate('status_file.search')}
        filters={[...(partner ? [partner.filter] : []), 'status', 'created_at', 'file_rows']}
      />
    </section>
  );
}
