import { useTexts } from '../../i18n/useTexts';
import { formatFileSize } from '../../../format';
import { FieldError } from '../../../ui';
import { useId, useState } from 'react';
import styles from './imports.module.css';

interface FileDropProps {
  file: File | undefined;
  error: string | undefined;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}

/** Takes a file that a person drops, or chooses by mouse or keyboard. */
export function FileDrop({ file, error, disabled, onFile }: FileDropProps) {
  const { translate, language } = useTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div>
      <label
        className={styles['drop']}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
      >
        <span className={styles['intro']}>{file ? file.name : translate('status_file.drop')}</span>
        <small id={`${id}-hint`}>
          {file ? formatFileSize(file.size, language) : translate('status_file.file_types')}
        </small>
        <span className={styles['browse']}>
          {translate(file ? 'status_file.choose_other' : 'status_file.browse')}
        </span>
        <input
          type="file"
          accept=".xlsx,.xls,.csv"
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          disabled={disabled}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            onFile(event.currentTarget.files?.[0]);
            // Clearing the input lets a person choose the same file again after correcting it.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
