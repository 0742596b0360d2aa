import { useTexts } from '../../../i18n';
import { RecordText } from '../../../language';
import styles from '../lenders.module.css';
import { lenderTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

interface Props {
  lender: Pick<
    OwnLender['lender'],
    'grievance_officer' | 'grievance_officer_hi' | 'grievance_contact'
  >;
  title: string;
  text?: string;
  /** Text after the contact. */
  after?: string;
}

/** Names the lender's grievance contact. */
export function Complaints({ lender, title, text, after }: Props) {
  const own = useTexts(lenderTexts);
  const { grievance_officer: officer, grievance_contact: contact } = lender;
  return (
    <section className={styles['stacked']}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <p className={styles['contact']}>
        <strong>
          {officer ? (
            <RecordText text={officer} hindi={lender.grievance_officer_hi} />
          ) : (
            own('not_stated')
          )}
        </strong>
        {contact.includes('@') ? <a href={`mailto:${contact}`}>{contact}</a> : contact}
      </p>
      {after && <p>{after}</p>}
    </section>
  );
}
