import { buttonClass } from '@marketplace/shared/ui';
import { setClientValue } from '@marketplace/shared/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Facts, Loading, QueryFailure, Link, Notice } from '../../ui';
import { useTexts } from '../../i18n';
import { paths } from '../../paths';
import { ClickConsent } from './ClickConsent';
import { buildCardLink } from './cardLink';
import styles from './cards.module.css';
import { cardsTexts } from './texts';
import { useCards } from './useCards';

/**
 * The hand-over to a card's issuer, at /user/card-issuer?id=: says where the link leads and asks
 * whether a number of the click goes along.
 */
export function IssuerPage() {
  const t = useTexts(cardsTexts);
  const [params] = useSearchParams();
  const [clickId, setClickId] = useState<string>();
  const found = useCards();
  const all = (
    <Link className={buttonClass({ variant: 'secondary' })} to={paths.creditCards}>
      {t('see_all')}
    </Link>
  );
  if (found.isPending) {
    return (
      <Notice title={t('card')}>
        <Loading label={t('loading')} lines={4} />
      </Notice>
    );
  }
  if (found.isLoadingError) {
    return <QueryFailure variant="page" title={t('failed')} query={found} again={t('retry')} />;
  }
  const id = Number(params.get('id'));
  const card = found.data.find(({ category_id }) => category_id === id);
  if (!card) {
    return (
      <Notice title={t('not_found')} actions={all}>
        <p>{t('not_found_text')}</p>
      </Notice>
    );
  }
  const link = buildCardLink(card.utm_link, clickId);
  const name = card.category_name;
  if (link === undefined) {
    return (
      <Notice title={name} actions={all}>
        <p>{t('issuer.no_link')}</p>
      </Notice>
    );
  }
  const facts = [
    [t('issuer.card'), name],
    [t('issuer.site'), new URL(link).hostname],
  ] as const;
  return (
    <Notice
      title={t('issuer.title')}
      actions={
        <>
          <a
            className={buttonClass()}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('apply_for', { name })}
            onClick={() =>
              setClientValue('cardDetails', card.secured === 1 ? 'secured' : 'unsecured')
            }
          >
            {t('apply')}
          </a>
          {all}
        </>
      }
    >
      <p>{t('issuer.text')}</p>
      <Facts className={styles.issuerFacts} facts={facts} />
      <ClickConsent clickId={clickId} onChange={setClickId} />
      <p>{t('issuer.nothing_else')}</p>
    </Notice>
  );
}
