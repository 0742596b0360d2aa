import { LeadPage } from '../../leads';
import { paths } from '../../paths';
import { insuranceTexts } from './texts';

/** Shows the insurance request with its reference and status. */
export const InsuranceTransactionPage = () => (
  <LeadPage product="insurance" texts={insuranceTexts} form={paths.insurance} />
);
