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
  const propsOf = (to: string) => ({
    'aria-current': to === pathname ? ('page' as const) : undefined,
    onClick: onFollow,
  });
  const form = getFormPath(productType) ?? paths.profile;
  return (
    <>
      <Link to={form} {...propsOf(form)}>
        {t('header.return_to_profile')}
      </Link>
      <Link to={paths.products} {...propsOf(paths.products)}>
        {t('header.return_to_products')}
      </Link>
      <Link to={paths.applications} {...propsOf(paths.applications)}>
        {applications('title')}
      </Link>
      <PrivacyLink {...propsOf(paths.privacyCentre)} />
    </>
  );
}
