import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../i18n';
import { LeadPage } from '../../leads';
import { Link } from '../../ui';
import { paths } from '../../paths';
import { insuranceTexts } from './texts';

/** Shows the insurance request with its reference and status. */
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
