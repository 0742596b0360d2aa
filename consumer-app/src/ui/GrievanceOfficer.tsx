import { grievanceTexts as english } from '../i18n/en/grievance';
import styles from './grievanceOfficer.module.css';
import { defineTexts, useTexts } from '../i18n';

const grievanceTexts = defineTexts('grievance', {
  en: english,
  hi: async () => (await import('../i18n/hi/grievance')).grievanceTexts,
});

/** The contact of the grievance officer, which the law requires to publish. */
export function GrievanceOfficer() {
  const text = useTexts(grievanceTexts);
  return (
    <address className={styles['officer']}>
      <strong>{text('name')}</strong>
      <span>{text('role')}</span>
      <a href={`mailto:${text('email')}`}>{text('email')}</a>
      <span>{text('address')}</span>
    </address>
  );
}
