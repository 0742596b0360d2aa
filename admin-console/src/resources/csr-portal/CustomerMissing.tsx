import { buttonClass, useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import styles from './customer.module.css';

/** Says that the customer does not exist. */
export function CustomerMissing() {
  const translate = useTranslate();
  return (
    <div role="status" className={styles['missing']}>
      <h2>{translate('csr_portal.not_found')}</h2>
      <p>{translate('csr_portal.not_found_text')}</p>
      <Link to="/csr-portal" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {translate('csr_portal.back')}
      </Link>
    </div>
  );
}
