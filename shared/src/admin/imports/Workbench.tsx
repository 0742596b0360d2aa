import { getErrorText } from '../failure/errorText';
import { PageHeader, type PageHeaderProps } from '../shell/PageHeader';
import { useLanguage } from '../i18n/useLanguage';
import { useClient } from '../data/ClientContext';
import { type AnswerOf, checkImport, readImportColumns } from '../../api';
import type { ImportKindName } from '../../resources';
import { Button, notify, useTranslate } from '../../ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ColumnMapping, isComplete, type Mapping } from './ColumnMapping';
import { FileColumns, headingsOf } from './FileColumns';
import { FileDrop } from './FileDrop';
import { ImportCheck } from './ImportCheck';
import styles from './imports.module.css';
import { UploadHistory } from './UploadHistory';

/** The kinds of file that are taken. */
const KINDS = /\.(xlsx|xls|csv)$/i;
/** Reading a large file takes the server longer than a usual call. */
const TIMEOUT_MS = 120_000;

const TITLES = {
  mis: 'ui.admin_routes.mis_upload',
  commission: 'ui.admin_routes.commission_upload_file',
  leads: 'imports.upload_leads',
  application_status: 'ui.admin_routes.application_status_file',
} as const satisfies Record<ImportKindName, string>;

interface WorkbenchProps extends Pick<PageHeaderProps, 'trail'> {
  kind: ImportKindName;
}

/** Imports files of a kind: maps their columns, checks them, loads them and takes them back. */
export function Workbench({ kind, trail }: WorkbenchProps) {
  const translate = useTranslate();
  const client = useClient();
  const language = useLanguage();
  const refresh = useRefresh();
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const open = (id: string) => setParams({ import: id });
  const refuse = (failure: unknown) => {
    const text = getErrorText(failure, translate, 'image_name');
    setError(text);
    notify.error(text);
  };
  const columns = useMutation<AnswerOf<typeof readImportColumns>, Error, File>({
    mutationFn: (image_name) =>
      client.call(readImportColumns, {
        body: { image_name },
        query: { kind },
        timeoutMs: TIMEOUT_MS,
      }),
    onSuccess: (answer) => setMapping(answer.mapping),
    onError: refuse,
  });
  const check = useMutation<AnswerOf<typeof checkImport>, Error, File>({
    mutationFn: (image_name) =>
      client.call(checkImport, {
        body: { image_name },
        query: { kind, mapping: mapping.map((place) => place ?? '').join(',') },
        timeoutMs: TIMEOUT_MS,
      }),
    onSuccess: ({ upload }) => {
      setFile(undefined);
      columns.reset();
      open(upload.id);
      refresh();
    },
    onError: refuse,
  });
  const choose = (chosen: File | undefined) => {
    columns.reset();
    setError(undefined);
    if (chosen && !KINDS.test(chosen.name)) {
      setFile(undefined);
      refuse(new Error(translate('status_file.invalid_type')));
      return;
    }
    setFile(chosen);
    if (chosen) columns.mutate(chosen);
  };
  const isBusy = columns.isPending || check.isPending;
  const id = params.get('import');
  return (
    <>
      <PageHeader title={translate(TITLES[kind])} {...(trail && { trail })}>
        {translate(`imports.lead.${kind}`)}
      </PageHeader>
      <div className={styles['card']}>
        <FileDrop file={file} error={error} disabled={isBusy} onFile={choose} />
        <FileColumns
          name={`${kind.replaceAll('_', '-')}-template`}
          columns={headingsOf(kind, language)}
        />
        {columns.data && (
          <>
            <p className={styles['facts']} role="status">
              {translate('imports.found', { rows: columns.data.rows })}{' '}
              {columns.data.remembered === 1 && translate('imports.remembered')}
            </p>
            <ColumnMapping
              kind={kind}
              headings={columns.data.headings}
              mapping={mapping}
              onChange={setMapping}
            />
          </>
        )}
        <div className={styles['actions']}>
          <Button
            busy={isBusy}
            disabled={file && !(columns.data && isComplete(kind, mapping))}
            onClick={() =>
              file ? check.mutate(file) : refuse(new Error(translate('status_file.no_file')))
            }
          >
            {translate('imports.check')}
          </Button>
        </div>
      </div>
      {id && <ImportCheck key={id} id={id} kind={kind} />}
      <UploadHistory kind={kind} onOpen={(upload) => open(upload.id)} />
    </>
  );
}
