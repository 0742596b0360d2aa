import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../language/i18n';
import { LeadPage } from '../../leads/LeadPage';
import { Link } from '../../ui/Link';
import { paths } from '../../browser/paths';
import { GoldLenderLinks } from './GoldLenderLinks';
import { goldTexts, housingTexts } from './texts';

/** Confirms a gold loan request with its lead ID. */
export function GoldConfirmationPage() {
  const text = useTexts(goldTexts);
  return (
    <LeadPage product="gold_loan" texts={goldTexts}>
      <GoldLenderLinks />
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.goldForm}>
        {text('done.change')}
      </Link>
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.products}>
        {text('done.products')}
      </Link>
    </LeadPage>
  );
}

/** Confirms a housing loan request with its lead ID. */
export function HousingConfirmationPage() {
  const text = useTexts(housingTexts);
  return (
    <LeadPage product="housing_loan" texts={housingTexts}>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.housingForm}>
        {text('done.change')}
      </Link>
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.products}>
        {text('done.products')}
      </Link>
    </LeadPage>
  );
}
