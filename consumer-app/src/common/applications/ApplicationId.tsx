import { useTexts } from '../i18n';
import { Reference } from '../Reference';
import styles from './applications.module.css';
import { applicationsTexts } from './texts';

/** The reference of an application, to be copied. */
export function ApplicationId({ id }: { id: string }) {
  const text = useTexts(applicationsTexts);
  return <Reference className={styles['id']} label={text('id')} value={id} />;
}
