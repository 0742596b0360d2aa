import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../i18n';
import styles from './applications.module.css';
import { applicationsTexts } from './texts';

/** The reference of an application, to be copied. */
export function ApplicationId({ id }: { id: string }) {
  const text = useTexts(applicationsTexts);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch (error) {
      console.warn(
        'The application id could not be copied',
        error instanceof Error ? error.name : '',
      );
    }
  };
  return (
    <div className={styles['id']}>
      <div>
        <span>{text('id')}</span>
        <code>{id}</code>
      </div>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <span aria-live="polite">{text(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  );
}
