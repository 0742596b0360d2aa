import { buttonClass, useTranslate } from '@marketplace/shared/ui';
import { Link, PageHeading } from '../../ui';
import { paths } from '../../paths';
import styles from '../layout/layout.module.css';

/** The page for unknown addresses. */
export function NotFound() {
  const t = useTranslate();
  return (
    <div className={styles.notice}>
      <PageHeading title={t('ui.not_found.title')} />
      <p>{t('ui.not_found.text')}</p>
      <Link className={buttonClass()} to={paths.start}>
        {t('ui.not_found.home')}
      </Link>
    </div>
  );
}
