import { Failure } from '../../feedback/failure/LoadFailure';
import { LoadState } from '../../feedback/failure/LoadState';
import { useClient } from '../../context/ClientContext';
import { useTexts } from '../../i18n/useTexts';
import { type AnswerOf, commitImport } from '../../../api';
import { formatDateTime, formatNumber } from '../../../format';
import { importKinds, type ImportKindName, type ImportOutcome } from '../../../resources';
import { BUSY_IMPORTS, countOpenRows, type Import, getOptionLabel } from '../../../schema';
import { Button, notify } from '../../../ui';
import { StatusBadge } from '../../fields/status/StatusBadge';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useGetOne, useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailedRows } from './FailedRows';
import { ImportRows } from './ImportRows';
import { listActs } from './listActs';
import { UploadMoney } from './UploadMoney';
import styles from './imports.module.css';
import { useImportRights } from './useImportRights';

const POLL_MS = 1000;

const getCounts = (upload: Import): Record<ImportOutcome, number> => ({
  error: upload.error_count,
  unknown: upload.unknown,
  differing: upload.differing,
  missing: upload.missing,
  matched: upload.matched,
});

/** Shows how far the server is with a file. */
function ServerProgress({ upload }: { upload: Import }) {
  const { translate, language } = useTexts();
  const { processed, to_process, status } = upload;
  const label = getOptionLabel('uploadStatus', status, language);
  return (
    <div>
      <p role="status">
        {translate('imports.progress', {
          label,
          done: formatNumber(processed, language),
          all: formatNumber(to_process, language),
        })}
      </p>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={Math.min(100, (processed / Math.max(1, to_process)) * 100)}
      />
    </div>
  );
}

interface ImportCheckProps {
  id: string;
  kind: ImportKindName;
  renderLoaded?: ((id: string) => ReactNode) | undefined;
}

/** A checked file: what it would change or has changed, by outcome, and the button that loads it. */
export function ImportCheck({ id, kind, renderLoaded }: ImportCheckProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const refresh = useRefresh();
  const [params, setParams] = useSearchParams();
  const { creates = false, outcomes } = importKinds[kind];
  const { mayUse } = useImportRights(kind);
  const outcome = outcomes.find((name) => name === params.get('outcome'));
  const choose = (name: ImportOutcome) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        next.set('outcome', name);
        // A filter by problem would leave no row of another outcome.
        next.delete('rows.filter');
        return next;
      },
      { replace: true },
    );
  const {
    data: upload,
    error,
    refetch,
  } = useGetOne<Import>(
    'imports',
    { id },
    {
      refetchInterval: ({ state }) =>
        state.data && BUSY_IMPORTS.includes(state.data.status) ? POLL_MS : false,
    },
  );
  const isBusy = upload === undefined || BUSY_IMPORTS.includes(upload.status);
  const status = upload?.status;
  const rows = upload?.rows ?? 0;
  const lastStatus = useRef(status);
  useEffect(() => {
    // The history shows the same file.
    if (!isBusy) refresh();
  }, [isBusy, refresh]);
  useEffect(() => {
    const wasApplying = lastStatus.current === 'applying';
    lastStatus.current = status;
    if (!wasApplying) return;
    if (status === 'applied')
      notify.success(translate('status_file.loaded', { n: formatNumber(rows, language) }));
    if (status === 'failed') notify.error(translate('status_file.nothing_loaded'));
  }, [status, rows, translate, language]);
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = false;
  }, [status]);
  const commit = useMutation<AnswerOf<typeof commitImport>, Error, 'none' | 'request'>({
    mutationFn: (confirmation) =>
      client.call(commitImport, { params: { id }, body: { confirmation } }),
    onSuccess: ({ upload: committed }) => {
      // The server may load a short file before the page asks again.
      lastStatus.current = committed.status;
      if (committed.status === 'pending') notify.success(translate('status_file.waits'));
      refresh();
    },
    onError: () => {
      isSent.current = false;
    },
  });
  /** Sends once: a second click comes before the page shows that the first one works. */
  const load = (confirmation: 'none' | 'request') => {
    if (isSent.current) return;
    isSent.current = true;
    commit.mutate(confirmation);
  };
  if (!upload) return <LoadState error={error} onRetry={() => void refetch()} height={160} />;
  const getOutcomeLabel = (name: ImportOutcome) =>
    creates && name === 'differing'
      ? translate('imports.new')
      : getOptionLabel('importOutcome', name, language);
  const count = (n: number) => ({ smart_count: n, count: formatNumber(n, language) });
  const forward = upload.rows - upload.backward_rows;
  const counts = getCounts(upload);
  const shown = outcome ?? outcomes.find((name) => counts[name] > 0) ?? 'matched';
  return (
    <section className={styles['checkResult']} aria-labelledby="import-title">
      <h2 id="import-title">{upload.file_name}</h2>
      {isBusy ? (
        <ServerProgress upload={upload} />
      ) : (
        <Stack direction="row" spacing={1} role="status">
          <StatusBadge list="uploadStatus" status={upload.status} />
          {listActs(upload, translate, language).map((act) => (
            <span key={act}>{act}</span>
          ))}
        </Stack>
      )}
      {upload.cells_erased_at && (
        <Stack direction="row" spacing={1}>
          {translate('imports.erased', { at: formatDateTime(upload.cells_erased_at, language) })}
        </Stack>
      )}
      {upload.status === 'checked' && upload.backward_rows > 0 && (
        <Stack direction="row" spacing={1}>
          {translate('status_file.backward_hint', count(upload.backward_rows))}
        </Stack>
      )}
      <UploadMoney upload={upload} />
      <Failure error={commit.error} />
      <Stack direction="row" spacing={1}>
        {mayUse && upload.status === 'checked' && (
          <>
            <Button busy={commit.isPending} disabled={forward === 0} onClick={() => load('none')}>
              {translate(creates ? 'imports.create' : 'imports.load', count(forward))}
            </Button>
            {upload.backward_rows > 0 && (
              <Button
                variant="secondary"
                disabled={commit.isPending}
                onClick={() => load('request')}
              >
                {translate('status_file.request')}
              </Button>
            )}
          </>
        )}
        {mayUse && countOpenRows(upload) > 0 && (
          <Button busy={commit.isPending} onClick={() => load('request')}>
            {translate('imports.request_rest')}
          </Button>
        )}
        {mayUse &&
          !isBusy &&
          !upload.cells_erased_at &&
          upload.error_count + upload.unknown > 0 && <FailedRows id={id} kind={kind} />}
      </Stack>
      <Stack direction="row" spacing={1} role="group" aria-label={translate('imports.outcome')}>
        {outcomes.map((name) => (
          <Chip
            key={name}
            clickable
            aria-pressed={name === shown}
            color={name === shown ? 'primary' : 'default'}
            label={`${getOutcomeLabel(name)}: ${formatNumber(counts[name], language)}`}
            onClick={() => choose(name)}
          />
        ))}
      </Stack>
      <ImportRows
        key={`${shown} ${upload.status}`}
        id={id}
        kind={kind}
        outcome={shown}
        count={counts[shown]}
        title={getOutcomeLabel(shown)}
      />
      {upload.status === 'applied' && renderLoaded?.(id)}
    </section>
  );
}
