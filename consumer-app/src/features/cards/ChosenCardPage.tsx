import { buttonClass } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryFailure, Loading, Link, PageHeading } from '../../ui';
import { useTexts } from '../../i18n';
import { paths } from '../../paths';
import { ClickConsent } from './ClickConsent';
import { CardItem } from './CardItem';
import styles from './cards.module.css';
import { cardsTexts } from './texts';
import { useCards } from './useCards';

/** The chosen card, at /user/credit-card?id=. */
export function ChosenCardPage() {
  const t = useTexts(cardsTexts);
  const [params] = useSearchParams();
  const found = useCards();
  const [clickId, setClickId] = useState<string>();
  const id = Number(params.get('id'));
  const card = found.data?.find(({ category_id }) => category_id === id);
  const title = card?.category_name ?? t(found.data ? 'not_found' : 'card');
  return (
    <div className={styles.page}>
      <PageHeading key={title} title={title} />
      {found.isPending && <Loading className={styles.list} label={t('loading')} lines={4} />}
      {found.isLoadingError && (
        <div className={styles.state}>
          <QueryFailure title={t('failed')} query={found} again={t('retry')} />
        </div>
      )}
      {card && (
        <>
          <p className={styles.intro}>{t('card_intro')}</p>
          <ul className={styles.list}>
            <CardItem card={card} chosen clickId={clickId} />
          </ul>
          <ClickConsent clickId={clickId} onChange={setClickId} />
          <p className={styles.note}>{t('new_tab')}</p>
        </>
      )}
      {found.data && !card && <p className={styles.intro}>{t('not_found_text')}</p>}
      <p className={styles.allCardsLink}>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.creditCards}>
          {t('see_all')}
        </Link>
      </p>
    </div>
  );
}
