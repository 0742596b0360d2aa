import { useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import styles from './report.module.css';

export interface CustomerLinkProps {
  id: string;
  partnerId: number;
  /** Empty until the customer has entered it. */
  name: string;
}

/** Links a row to the customer's page. */
export function CustomerLink({ id, partnerId, name }: CustomerLinkProps) {
  const translate = useTranslate();
  return (
    <Link className={styles['link']} to={`/csr-portal/${id}/${partnerId}`}>
      {name || <span className={styles['nobody']}>{translate('reports.no_name')}</span>}
    </Link>
  );
}
