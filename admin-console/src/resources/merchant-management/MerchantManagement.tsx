import { useSearchParams } from 'react-router-dom';
import { Applications } from './Applications';
import { PartnerFigures } from './PartnerFigures';
import { ViewLinks } from './ViewLinks';
import { VIEW, viewIn } from './views';

/** The partners with what they brought, or the resellers that apply to work with them. */
export function MerchantManagement() {
  const [search] = useSearchParams();
  const view = viewIn(search.get(VIEW));
  const links = <ViewLinks current={view} />;
  return view === 'applications' ? (
    <Applications views={links} />
  ) : (
    <PartnerFigures views={links} />
  );
}
