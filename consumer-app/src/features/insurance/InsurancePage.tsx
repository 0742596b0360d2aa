import { FormPage } from '../../common/form/FormPage';
import { useTexts } from '../../common/i18n';
import { useOwnLead } from '../../common/leads/useOwnLead';
import { Link } from '../../common/Link';
import { paths } from '../../common/paths';
import { InsuranceForm } from './InsuranceForm';
import styles from './insurance.module.css';
import { insuranceTexts } from './texts';

/** Kinds of cover at /user/insurance, and the request for a call back about one. */
export function InsurancePage() {
  const text = useTexts(insuranceTexts);
  const found = useOwnLead('insurance');
  const asked = found.status === 'ready' && found.lead?.cover;
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <>
          {asked && (
            <p className={styles['asked']}>
              {text('asked')} <Link to={paths.insuranceTransaction}>{text('asked_link')}</Link>
            </p>
          )}
          <InsuranceForm key={user.user_id} user={user} />
        </>
      )}
    </FormPage>
  );
}
