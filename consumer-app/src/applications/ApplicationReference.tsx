import { useTexts } from '../i18n';
import { Reference } from '../ui';
import styles from './applications.module.css';
import { applicationsTexts } from './texts';

/** The reference of an application, with a button to copy it. */
export function ApplicationReference({ reference }: { reference: string }) {
  const text = useTexts(applicationsTexts);
  return <Reference className={styles['id']} label={text('reference')} value={reference} />;
}
