import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../i18n';
import { LeadPage } from '../../leads';
import { Link } from '../../ui';
import { paths } from '../../paths';
import { goldTexts, housingTexts } from './texts';
import { useProductLenders } from '../../offers';

/** Links to each gold lender's page; renders nothing until they are loaded, since no step depends on them. */
function GoldLenderLinks() {
  const text = useTexts(goldTexts);
  const { data = [] } = useProductLenders('gold_loan');
  return data.map((lender) => (
    <Link
      key={lender.lender_id}
      className={buttonClass()}
      to={paths.goldLender.replace(':lender', lender.slug)}
    >
      {text('done.lender', { lender: lender.name })}
    </Link>
  ));
}

/** Confirms a gold loan request with its lead ID. */
export const GoldConfirmationPage = () => (
  <LeadPage product="gold_loan" texts={goldTexts} form={paths.goldForm}>
    <GoldLenderLinks />
  </LeadPage>
);

/** Confirms a housing loan request with its lead ID. */
export const HousingConfirmationPage = () => (
  <LeadPage product="housing_loan" texts={housingTexts} form={paths.housingForm} />
);
