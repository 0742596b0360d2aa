import { buttonClass, Spinner } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, defineTexts } from '../../i18n';
import { Link, Notice } from '../../ui';
import { paths } from '../../paths';
import { chooseProduct, setRedirect } from '../../session';
import { parseLink } from './parseLink';
import { redirectTexts as english } from '../../i18n/en/redirect';

const redirectTexts = defineTexts('redirect', {
  en: english,
  hi: async () => (await import('../../i18n/hi/redirect')).redirectTexts,
});

/** Entry for links in messages: redirects to pages of this app, and stops links to other sites. */
export function RedirectPage() {
  const t = useTexts(redirectTexts);
  const { pathname, search } = useLocation();
  const { to, leaves } = parseLink(search);
  useEffect(() => {
    const { product, to: page } = parseLink(search);
    if (page === undefined) return;
    if (product) chooseProduct(product.type, product.id);
    setRedirect(pathname + search, page);
  }, [pathname, search]);
  if (to !== undefined) return <Spinner page />;
  const what = leaves ? 'leaves' : 'nowhere';
  return (
    <Notice
      title={t(`${what}.title`)}
      actions={
        <Link className={buttonClass()} to={paths.start}>
          {t('start')}
        </Link>
      }
    >
      <p>{t(`${what}.text`)}</p>
    </Notice>
  );
}
