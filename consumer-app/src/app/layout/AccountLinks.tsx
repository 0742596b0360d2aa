import { useLocation } from 'react-router-dom';
import { applicationsTexts } from '../../applications';
import { useShellTexts, useTexts } from '../../i18n';
import { Link, PrivacyLink } from '../../ui';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { getFormPath } from '../../journey/getPathAfterLogin';

/** Links to the person's own pages, in the same order in header and drawer. */
export function AccountLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useShellTexts();
  const applications = useTexts(applicationsTexts);
  const { pathname } = useLocation();
  const { productType } = useSession();
  const getLinkProps = (to: string) => ({
    'aria-current': to === pathname ? ('page' as const) : undefined,
    onClick: onFollow,
  });
  const form = getFormPath(productType) ?? paths.profile;
  return (
    <>
      <Link to={form} {...getLinkProps(form)}>
        {t('header.return_to_profile')}
      </Link>
      <Link to={paths.products} {...getLinkProps(paths.products)}>
        {t('header.return_to_products')}
      </Link>
      <Link to={paths.applications} {...getLinkProps(paths.applications)}>
        {applications('title')}
      </Link>
      <PrivacyLink {...getLinkProps(paths.privacyCentre)} />
    </>
  );
}
