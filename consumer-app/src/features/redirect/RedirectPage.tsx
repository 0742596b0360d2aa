import { buttonClass, Spinner } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../common/i18n';
import { Link } from '../../common/Link';
import { Notice } from '../../common/notice/Notice';
import { paths } from '../../common/paths';
import { chooseProduct, leadOn } from '../../common/session';
import { readLink } from './readLink';
import { redirectTexts } from './texts';

/** Where links of messages arrive: hands on what stays on these pages, and stops what leaves them. */
export function RedirectPage() {
  const t = useTexts(redirectTexts);
  const { pathname, search } = useLocation();
  const { to, leaves } = readLink(search);
  useEffect(() => {
    const { product, to: page } = readLink(search);
    if (page === undefined) return;
    if (product) chooseProduct(product.type, product.id);
    leadOn(pathname + search, page);
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
