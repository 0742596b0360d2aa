import { buttonClass } from '@marketplace/shared/ui';
import { useGoldLenders } from '../../common/goldLenders';
import { useTexts } from '../../common/i18n';
import { Link } from '../../common/Link';
import { paths } from '../../common/paths';
import { goldTexts } from './texts';

/** A way to each gold lender's page; nothing until they are here, since no step depends on it. */
export function GoldLenderLinks() {
  const text = useTexts(goldTexts);
  const found = useGoldLenders();
  if (found.status !== 'ready') return null;
  return found.data.map((lender) => (
    <Link
      key={lender.lender_id}
      className={buttonClass()}
      to={paths.goldLender.replace(':lender', lender.slug)}
    >
      {text('done.lender', { lender: lender.name })}
    </Link>
  ));
}
