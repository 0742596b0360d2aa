import { PageHeader } from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './trainingMaterial.module.css';

/** The training material for a partner's staff. */
export function TrainingMaterial() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        title={translate('portal.training')}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
      />
      <ul className={styles['list']}>
        <li>
          <Link to="/training-material/eligibility-criteria">
            {translate('portal.eligibility')}
          </Link>
          <p>{translate('portal.eligibility_about')}</p>
        </li>
      </ul>
    </>
  );
}
