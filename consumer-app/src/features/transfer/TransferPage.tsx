import { buttonClass } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { useTexts } from '../../i18n';
import { QueryFailure, Link, Loading, Notice } from '../../ui';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { HandOver } from './HandOver';
import { OtherContact } from './OtherContact';
import { transferTexts } from './texts';
import styles from './transfer.module.css';
import { useProspect } from './useProspect';

/** A partner's hand-over of a customer, at /transfer/{prospectId}. */
export function TransferPage() {
  const t = useTexts(transferTexts);
  const { prospect: id = '' } = useParams();
  const { signedIn } = useSession();
  const found = useProspect(id);
  if (found.isPending) {
    return (
      <Notice title={t('loading')}>
        <Loading className={styles['loading']} label={t('loading')} lines={4} />
      </Notice>
    );
  }
  if (found.error?.status === 404) {
    return (
      <Notice
        title={t('expired')}
        actions={
          <Link className={buttonClass()} to={signedIn ? paths.next : paths.start}>
            {t(signedIn ? 'other_skip' : 'start')}
          </Link>
        }
      >
        <p>{t(signedIn ? 'expired_signed_in' : 'expired_text')}</p>
      </Notice>
    );
  }
  if (found.isLoadingError) {
    return <QueryFailure variant="page" title={t('failed')} query={found} again={t('retry')} />;
  }
  const { sign_in, partner } = found.data;
  if (sign_in === 'other') return <OtherContact partner={partner.title} />;
  return <HandOver id={id} prospect={found.data} />;
}
