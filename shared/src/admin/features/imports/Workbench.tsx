import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { toApiError } from '../../data/httpError';
import { getErrorText } from '../../feedback/failure/errorText';
import { PageHeader, type PageHeaderProps } from '../../resource/page/PageHeader';
import { useTexts } from '../../i18n/useTexts';
import { useClient } from '../../context/ClientContext';
import { type AnswerOf, checkImport, readImportColumns } from '../../../api';
import { formatNumber } from '../../../format';
import type { ImportKindName } from '../../../resources';
import { Button, closeToast, notify } from '../../../ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ColumnMapping, isComplete, type Mapping } from './ColumnMapping';
import { FileColumns, getColumnHeadings } from './FileColumns';
import { FileDrop } from './FileDrop';
import { FileReading, type FileTable, type TableChoice } from './FileReading';
import { ImportCheck } from './ImportCheck';
import styles from './imports.module.css';
import { UploadHistory } from './UploadHistory';
import { UploadProgress, useUpload } from './UploadProgress';

/** A file of another name is refused at once, and not kept. */
const NAMES = /\.(xlsx|xls|csv)$/i;
/**
 * The longest wait after the last byte is sent: the server takes longer for a large file than for a usual call.
 */
const TIMEOUT_MS = 120_000;

const TITLES = {
  mis: 'ui.admin_routes.mis_upload',
  commission: 'ui.admin_routes.commission_upload_file',
  leads: 'imports.upload_leads',
  application_status: 'ui.admin_routes.application_status_file',
} as const satisfies Record<ImportKindName, string>;

const isCancelled = (failure: unknown) => toApiError(failure)?.reason === 'cancelled';
/** Whether the same file can succeed later: the person cancelled it, the connection or the server failed. */
const canRetry = (failure: unknown) =>
  isCancelled(failure) || toApiError(failure)?.retryable === true;

interface WorkbenchProps extends Pick<PageHeaderProps, 'trail'> {
  kind: ImportKindName;
  /** What follows from a loaded file, below its rows. */
  renderLoaded?: (id: string) => ReactNode;
}

/** Imports files of a kind: maps their columns, checks them, loads them and takes them back. */
export function Workbench({ kind, trail, renderLoaded }: WorkbenchProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const refresh = useRefresh();
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<{ text: string; toast: number }>();
  const [table, setTable] = useState<FileTable>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const upload = useUpload();
  const submit = useRef<HTMLButtonElement>(null);
  const open = (id: string) => setParams({ import: id });
  const forgetError = () => {
    if (error) closeToast(error.toast);
    setError(undefined);
  };
  const refuse = (failure: unknown) => {
    forgetError();
    const text = getErrorText(failure, translate, 'image_name');
    const message = toApiError(failure)?.message;
    // Where the field goes on after the message, the toast leaves the reason to it.
    const short = message && text.startsWith(message) ? message : text;
    setError({ text, toast: notify.error(short) });
  };
  const onError = (failure: Error) => {
    if (!isCancelled(failure)) refuse(failure);
  };
  const columns = useMutation<FileTable, Error, { chosen: File; choice?: TableChoice }>({
    mutationFn: ({ chosen, choice }) =>
      client.call(readImportColumns, {
        body: { image_name: chosen },
        query: { kind, ...choice },
        timeoutMs: TIMEOUT_MS,
        ...upload.start(),
      }),
    onMutate: forgetError,
    onSuccess: (answer) => {
      setTable(answer);
      setMapping(answer.mapping);
    },
    onError: (failure, { chosen }) => {
      if (!NAMES.test(chosen.name)) setFile(undefined);
      onError(failure);
    },
  });
  const check = useMutation<AnswerOf<typeof checkImport>, Error, File>({
    mutationFn: (image_name) =>
      client.call(checkImport, {
        body: { image_name },
        query: {
          kind,
          mapping: mapping.map((place) => place ?? '').join(','),
          ...(table && { sheet: table.sheet, heading_row: table.heading_row }),
        },
        timeoutMs: TIMEOUT_MS,
        ...upload.start(),
      }),
    onMutate: forgetError,
    onSuccess: (answer) => {
      setFile(undefined);
      setTable(undefined);
      columns.reset();
      open(answer.upload.id);
      refresh();
    },
    onError,
  });
  const choose = (chosen: File | undefined) => {
    columns.reset();
    check.reset();
    forgetError();
    setTable(undefined);
    setFile(chosen);
    if (chosen) columns.mutate({ chosen });
  };
  const send = () => {
    if (!file) refuse(new Error(translate('status_file.no_file')));
    else if (table) check.mutate(file);
    else columns.mutate({ chosen: file });
  };
  const cancel = () => {
    upload.cancel();
    submit.current?.focus();
  };
  const isBusy = columns.isPending || check.isPending;
  const failure = columns.error ?? check.error;
  const canSend = table ? isComplete(kind, mapping) : isBusy || canRetry(failure);
  const id = params.get('import');
  return (
    <>
      <PageHeader title={translate(TITLES[kind])} {...(trail && { trail })}>
        {translate(`imports.lead.${kind}`)}
      </PageHeader>
      <Stack component={Paper} variant="outlined" spacing={2.5} sx={{ maxWidth: '48rem', p: 3 }}>
        <FileDrop file={file} error={error?.text} disabled={isBusy} onFile={choose} />
        <FileColumns
          name={`${kind.replaceAll('_', '-')}-template`}
          columns={getColumnHeadings(kind, language)}
        />
        {table && file && (
          <>
            <Stack direction="row" spacing={1} role="status">
              {translate('imports.found', {
                smart_count: table.rows,
                count: formatNumber(table.rows, language),
              })}{' '}
              {table.remembered === 1 && translate('imports.remembered')}
            </Stack>
            <FileReading
              kind={kind}
              table={table}
              mapping={mapping}
              disabled={isBusy}
              onChoose={(choice) => columns.mutate({ chosen: file, choice })}
            />
            <ColumnMapping
              kind={kind}
              headings={table.headings}
              mapping={mapping}
              onChange={setMapping}
            />
          </>
        )}
        <UploadProgress progress={isBusy ? upload.progress : undefined} />
        <Stack direction="row" spacing={1}>
          <Button ref={submit} busy={isBusy} disabled={file && !canSend} onClick={send}>
            {translate(canRetry(failure) ? 'console.failed.retry' : 'imports.check')}
          </Button>
          {isBusy && (
            <Button variant="secondary" className={styles['delayed']} onClick={cancel}>
              {translate('ui.confirm.cancel')}
            </Button>
          )}
          {isCancelled(failure) && (
            <Stack direction="row" spacing={1} role="status">
              {translate('imports.cancelled')}
            </Stack>
          )}
        </Stack>
      </Stack>
      {id && <ImportCheck key={id} id={id} kind={kind} renderLoaded={renderLoaded} />}
      <UploadHistory kind={kind} onOpen={(upload) => open(upload.id)} />
    </>
  );
}
