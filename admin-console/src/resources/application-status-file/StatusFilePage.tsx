import {
  FileColumns,
  FileDrop,
  getErrorText,
  PageHeader,
  UploadHistory,
  useClient,
} from '@marketplace/shared/admin';
import {
  type AnswerOf,
  previewApplicationStatusFile,
  uploadApplicationStatusFile,
} from '@marketplace/shared/api';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Changes } from './Changes';
import { RowErrors } from './RowErrors';
import styles from './statusFile.module.css';

/** The accepted kinds of file (specification, section 9). */
const KINDS = /\.(xlsx|xls|csv)$/i;
/** The server reads a large file for longer than a usual call takes. */
const TIMEOUT_MS = 120_000;

const COLUMNS = ['application_id', 'status', 'status_date', 'remarks', 'amount'];

type Preview = AnswerOf<typeof previewApplicationStatusFile>;
type Uploaded = AnswerOf<typeof uploadApplicationStatusFile>;

/**
 * Uploads a file of application statuses: shows what it would change, loads it, and lists earlier
 * files.
 */
export function StatusFilePage() {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const [answer, setAnswer] = useState<Uploaded>();
  const [outcome, setOutcome] = useState<string>();

  const refuse = (text: string) => {
    setError(text);
    notify.error(text);
  };
  const clear = () => {
    setPreview(undefined);
    setAnswer(undefined);
    setOutcome(undefined);
  };
  const choose = (chosen: File | undefined) => {
    clear();
    if (chosen && !KINDS.test(chosen.name)) {
      setFile(undefined);
      refuse(translate('status_file.invalid_type'));
      return;
    }
    setError(undefined);
    setFile(chosen);
  };
  const send = async (work: (chosen: File) => Promise<void>) => {
    if (!file) {
      refuse(translate('status_file.no_file'));
      return;
    }
    setBusy(true);
    setError(undefined);
    clear();
    try {
      await work(file);
    } catch (failure) {
      refuse(getErrorText(failure, translate, 'image_name'));
    } finally {
      setBusy(false);
    }
  };
  const check = () =>
    send(async (chosen) => {
      const body = { image_name: chosen };
      setPreview(await client.call(previewApplicationStatusFile, { body, timeoutMs: TIMEOUT_MS }));
    });
  const upload = (confirmation?: 'request') =>
    send(async (chosen) => {
      const result = await client.call(uploadApplicationStatusFile, {
        body: { image_name: chosen },
        query: { confirmation },
        timeoutMs: TIMEOUT_MS,
      });
      setAnswer(result);
      refresh();
      const waits = result.upload.status === 'pending';
      if (result.rowsUpdated === 0 && !waits) {
        refuse(translate('status_file.nothing_loaded'));
        return;
      }
      const text = waits
        ? translate('status_file.waits')
        : translate('status_file.loaded', { n: result.rowsUpdated });
      setOutcome(text);
      notify.success(text);
      if (result.errors.length === 0) setFile(undefined);
    });
  const back = preview?.rows.filter(({ backward }) => backward === 1).length ?? 0;
  const errors = preview?.errors ?? answer?.errors ?? [];
  return (
    <>
      <PageHeader title={translate('ui.admin_routes.application_status_file')} />
      <div className={styles['card']}>
        <FileDrop file={file} error={error} disabled={busy} onFile={choose} />
        <FileColumns name="application-status-template" columns={COLUMNS} />
        {back > 0 && <p>{translate('status_file.back_hint', { n: back })}</p>}
        <div className={styles['actions']}>
          <Button busy={busy} onClick={() => void upload()}>
            {translate('status_file.upload')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void check()}>
            {translate('status_file.check')}
          </Button>
          {back > 0 && (
            <Button variant="secondary" disabled={busy} onClick={() => void upload('request')}>
              {translate('status_file.request')}
            </Button>
          )}
        </div>
      </div>
      <div role="status">{outcome && <p className={styles['loaded']}>{outcome}</p>}</div>
      {errors.length > 0 && <RowErrors errors={errors} />}
      {preview && preview.rows.length > 0 && <Changes rows={preview.rows} />}
      <UploadHistory resource="uploads" />
    </>
  );
}
