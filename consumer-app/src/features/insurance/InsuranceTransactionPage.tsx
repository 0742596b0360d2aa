import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../common/i18n';
import { LeadPage } from '../../common/leads/LeadPage';
import { Link } from '../../common/Link';
import { paths } from '../../common/paths';
import { insuranceTexts } from './texts';

/** The request for insurance with its reference and status. */
export function InsuranceTransactionPage() {
  const text = useTexts(insuranceTexts);
  return (
    <LeadPage product="insurance" texts={insuranceTexts}>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.insurance}>
        {text('done.again')}
      </Link>
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.products}>
        {text('done.products')}
      </Link>
    </LeadPage>
  );
}
