import { useLocation } from 'react-router-dom';
import { applicationsTexts } from '../../common/applications/texts';
import { useShellTexts, useTexts } from '../../common/i18n';
import { Link } from '../../common/Link';
import { paths } from '../../common/paths';
import { PrivacyLink } from '../../common/PrivacyLink';
import { useSession } from '../../common/session';
import { formOf } from '../../journey/afterLogin';

/** The ways to what is the person's own: the same, in the same order, in the header and in the drawer. */
export function AccountLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useShellTexts();
  const applications = useTexts(applicationsTexts);
  const { pathname } = useLocation();
  const { productType } = useSession();
  const propsOf = (to: string) => ({
    'aria-current': to === pathname ? ('page' as const) : undefined,
    onClick: onFollow,
  });
  const form = formOf(productType) ?? paths.profile;
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
