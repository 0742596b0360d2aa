import { failureText, PageHeader, useClient } from '@marketplace/shared/admin';
import { type AnswerOf, uploadApplicationStatusFile } from '@marketplace/shared/api';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { FileDrop } from './FileDrop';
import { RowErrors } from './RowErrors';
import styles from './statusFile.module.css';

/** The kinds of file that are taken (specification, section 9). */
const KINDS = /\.(xlsx|xls|csv)$/i;
/** Reading a large file takes the server longer than a usual call. */
const TIMEOUT_MS = 120_000;

const COLUMNS = ['application_id', 'status', 'status_date', 'remarks'];

/** Takes a file of application statuses, and shows the rows that could not be taken. */
export function StatusFilePage() {
  const translate = useTranslate();
  const client = useClient();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<AnswerOf<typeof uploadApplicationStatusFile>>();

  const refuse = (key: string) => {
    setError(translate(key));
    notify.error(translate(key));
  };
  const choose = (chosen: File | undefined) => {
    setAnswer(undefined);
    if (chosen && !KINDS.test(chosen.name)) {
      setFile(undefined);
      refuse('status_file.invalid_type');
      return;
    }
    setError(undefined);
    setFile(chosen);
  };
  const upload = async () => {
    if (!file) {
      refuse('status_file.no_file');
      return;
    }
    setBusy(true);
    setAnswer(undefined);
    try {
      const result = await client.call(uploadApplicationStatusFile, {
        body: { image_name: file },
        timeoutMs: TIMEOUT_MS,
      });
      setAnswer(result);
      notify.success(translate('status_file.loaded', { n: result.rowsUpdated }));
      if (result.errors.length === 0) setFile(undefined);
    } catch (failure) {
      const text = failureText(failure, translate);
      setError(text);
      notify.error(text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader title={translate('ui.admin_routes.application_status_file')} />
      <div className={styles['card']}>
        <FileDrop file={file} error={error} disabled={busy} onFile={choose} />
        <p className={styles['columns']}>
          {translate('status_file.columns')}{' '}
          {COLUMNS.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
        <div>
          <Button busy={busy} onClick={() => void upload()}>
            {translate('status_file.upload')}
          </Button>
        </div>
      </div>
      <div role="status">
        {answer && (
          <p className={styles['loaded']}>
            {translate('status_file.loaded', { n: answer.rowsUpdated })}
          </p>
        )}
      </div>
      {answer && answer.errors.length > 0 && <RowErrors errors={answer.errors} />}
    </>
  );
}
