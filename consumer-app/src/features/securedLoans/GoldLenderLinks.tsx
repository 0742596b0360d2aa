import { buttonClass } from '@marketplace/shared/ui';
import { useGoldLenders } from '../../offers/goldLenders';
import { useTexts } from '../../language/i18n';
import { Link } from '../../ui/Link';
import { paths } from '../../browser/paths';
import { goldTexts } from './texts';

/** Links to each gold lender's page; renders nothing until they are loaded, since no step depends on them. */
export function GoldLenderLinks() {
  const text = useTexts(goldTexts);
  const { data = [] } = useGoldLenders();
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
