import { CopyText } from '../CopyText';
import { useTexts } from '../i18n';
import styles from './applications.module.css';
import { applicationsTexts } from './texts';

/** The reference of an application, to be copied. */
export function ApplicationId({ id }: { id: string }) {
  const text = useTexts(applicationsTexts);
  return (
    <div className={styles['id']}>
      <div>
        <span>{text('id')}</span>
        <code>{id}</code>
      </div>
      <CopyText value={id} />
    </div>
  );
}
