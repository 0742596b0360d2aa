import type { Language } from '@marketplace/shared/format';
import { formatRupees } from '@marketplace/shared/format';
import type { CreditCard } from '@marketplace/shared/schema';
import { setClientValue } from '@marketplace/shared/session';
import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../i18n';
import { useLanguage, RecordText } from '../../language';
import { Link } from '../../ui';
import { paths } from '../../paths';
import { mapHindiFeatures } from './cardFeatures';
import { buildCardLink } from './cardLink';
import styles from './cards.module.css';
import { cardsTexts } from './texts';

function formatFee(
  annual: number | null,
  language: Language,
  t: ReturnType<typeof useTexts>,
): string {
  if (annual === null) return t('fee_unknown');
  return annual === 0 ? t('fee_none') : formatRupees(annual, language, 'never');
}

interface Props {
  card: CreditCard;
  /** True on the card's own page, whose heading already names it. */
  chosen?: boolean;
  /** The number of the click that the person lets the issuer know. */
  clickId?: string | undefined;
}

/** One credit card with its features, its costs and the link to its issuer. */
export function CardItem({ card, chosen, clickId }: Props) {
  const t = useTexts(cardsTexts);
  const language = useLanguage();
  const kind = card.secured === 1 ? 'secured' : 'unsecured';
  const link = buildCardLink(card.utm_link, clickId);
  return (
    <li className={styles.card}>
      {card.category_img_thumb && (
        <img src={card.category_img_thumb} alt="" width="100" height="63" loading="lazy" />
      )}
      <div className={styles.summary}>
        {!chosen && (
          <h2>
            <Link to={`${paths.creditCard}?id=${card.category_id}`}>{card.category_name}</Link>
          </h2>
        )}
        <p className={styles.kind}>{t(`${kind}_note`)}</p>
        {card.key_feature && (
          <p>
            <RecordText text={card.key_feature} hindi={card.key_feature_hi} />
          </p>
        )}
        {card.marketing_bullets.length > 0 && (
          <ul className={styles.bullets}>
            {mapHindiFeatures(card).map(({ feature, hindi }) => (
              <li key={feature}>
                <RecordText text={feature} hindi={hindi} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.fees}>
        <dl>
          <dt>{t('fee')}</dt>
          <dd>{formatFee(card.annual_fee ?? null, language, t)}</dd>
        </dl>
        {link && (
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('apply_for', { name: card.category_name })}
            onClick={() => setClientValue('cardDetails', kind)}
          >
            {t('apply')}
          </a>
        )}
      </div>
    </li>
  );
}
