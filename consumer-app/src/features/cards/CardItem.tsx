import type { CreditCard } from '@marketplace/shared/schema';
import { keep } from '@marketplace/shared/session';
import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../common/i18n';
import { useSession } from '../../common/session';
import { Link } from '../../common/Link';
import { paths } from '../../common/paths';
import { cardLink } from './cardLink';
import styles from './cards.module.css';
import { cardsTexts } from './texts';

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

function fee(annual: number | null, t: ReturnType<typeof useTexts>): string {
  if (annual === null) return t('fee_unknown');
  return annual === 0 ? t('fee_none') : `₹${rupees.format(annual)}`;
}

interface Props {
  card: CreditCard;
  /** On the card's own page, whose heading names it. */
  chosen?: boolean;
}

/** One card: what it is, what it costs, the way to its issuer. */
export function CardItem({ card, chosen }: Props) {
  const t = useTexts(cardsTexts);
  const { userId = '' } = useSession();
  const kind = card.secured === 1 ? 'secured' : 'unsecured';
  const link = cardLink(card.utm_link, userId);
  return (
    <li className={styles.card}>
      {card.category_img_thumb && (
        <img src={card.category_img_thumb} alt="" width="100" height="63" loading="lazy" />
      )}
      <div className={styles.what}>
        {!chosen && (
          <h2>
            <Link to={`${paths.creditCard}?id=${card.category_id}`}>{card.category_name}</Link>
          </h2>
        )}
        <p className={styles.kind}>{t(`${kind}_note`)}</p>
        {card.key_feature && <p>{card.key_feature}</p>}
        {card.marketing_bullets.length > 0 && (
          <ul className={styles.bullets}>
            {card.marketing_bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.deal}>
        <dl>
          <dt>{t('fee')}</dt>
          <dd>{fee(card.annual_fee ?? null, t)}</dd>
        </dl>
        {link && (
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('go_for', { name: card.category_name })}
            onClick={() => keep('cardDetails', kind)}
          >
            {t('go')}
          </a>
        )}
      </div>
    </li>
  );
}
