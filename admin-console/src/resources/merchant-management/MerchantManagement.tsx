import { useSearchParams } from 'react-router-dom';
import { Applications } from './applications/Applications';
import { MasqueradeLog } from './masquerade/MasqueradeLog';
import { PartnerFigures } from './merchants/PartnerFigures';
import { ViewLinks } from './ViewLinks';
import { VIEW, parseView } from './views';

/** Shows the partners' figures, the resellers' applications, or the masquerade log. */
export function MerchantManagement() {
  const [search] = useSearchParams();
  const view = parseView(search.get(VIEW));
  const links = <ViewLinks current={view} />;
  if (view === 'applications') return <Applications views={links} />;
  if (view === 'log') return <MasqueradeLog views={links} />;
  return <PartnerFigures views={links} />;
}
