import { maskContact } from '@marketplace/shared/format';
import { setClientValue } from '@marketplace/shared/session';
import { Button } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { setPartner, OWN_BRAND } from '../../brand';
import { useTexts } from '../../i18n';
import { Notice } from '../../ui';
import { paths } from '../../paths';
import { findProduct } from '../../products';
import { reloadProfile, useProfile } from '../../profile';
import { chooseProduct, useSession } from '../../session';
import { transferTexts } from './texts';
import styles from './transfer.module.css';
import type { Prospect } from './useProspect';

/** Says which partner refers the person, for what and what happens next, with one button to continue. */
export function HandOver({ id, prospect }: { id: string; prospect: Prospect }) {
  const t = useTexts(transferTexts);
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const { detail } = useProfile();
  const { url_segment: segment, title: partner } = prospect.partner;
  useEffect(() => {
    void setPartner(segment);
  }, [segment]);
  const product = t(`products.${prospect.product}`);
  const own = partner === OWN_BRAND.name;
  const name = detail?.name;
  const contact = detail && maskContact(detail.phoneNumber || detail.email);
  const continueToApp = () => {
    setClientValue('prospectAppId', id);
    const chosen = findProduct(prospect.product);
    if (chosen) chooseProduct(chosen.type, chosen.id);
    if (signedIn) void reloadProfile();
    void navigate(paths.next);
  };
  const prove = prospect.sign_in === 'invited' ? 'prove_invited' : 'prove';
  const steps = signedIn ? ['details', 'choose'] : [prove, 'details', 'choose'];
  return (
    <Notice
      title={t(own ? 'title_own' : 'title', { partner, brand: OWN_BRAND.name, product })}
      actions={<Button onClick={continueToApp}>{t('continue')}</Button>}
    >
      {signedIn && (
        <p className={styles['signedInAs']}>{t('present', { name: name || contact || '' })}</p>
      )}
      <section className={styles['nextSteps']}>
        <h2>{t('next')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`step_${step}`, { partner })}</li>
          ))}
        </ol>
      </section>
      {!own && <p>{t('shared', { partner })}</p>}
    </Notice>
  );
}
