import { useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import styles from './report.module.css';

export interface CustomerLinkProps {
  /** Null for a customer who has not signed in yet and therefore has no page. */
  id: string | null;
  partnerId: number;
  /** Empty until the customer has entered it, and once it is erased. */
  name: string;
  isErased?: boolean;
}

export function CustomerLink({ id, partnerId, name, isErased = false }: CustomerLinkProps) {
  const translate = useTranslate();
  const label = name || (
    <span className={styles['unnamed']}>
      {translate(isErased ? 'erasures.erased' : 'reports.no_name')}
    </span>
  );
  if (id === null) return label;
  return (
    <Link className={styles['link']} to={`/csr-portal/${id}/${partnerId}`}>
      {label}
    </Link>
  );
}
