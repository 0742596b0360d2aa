import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../i18n';
import { Link, Notice } from '../../ui';
import { paths } from '../../paths';
import { signInLinkTexts } from './linkTexts';

/** Shown if a sign-in link is incomplete or has expired. */
export function LinkRefused({ why }: { why: 'broken' | 'dead' }) {
  const t = useTexts(signInLinkTexts);
  return (
    <Notice
      title={t(`${why}.title`)}
      actions={
        <Link className={buttonClass()} to={paths.login}>
          {t('again')}
        </Link>
      }
    >
      <p role={why === 'dead' ? 'alert' : undefined}>{t(`${why}.text`)}</p>
    </Notice>
  );
}
