import { OWN_BRAND, showsProduct, useBrand } from '../../brand';
import { useFirstEstimate } from '../../language';
import { Monogram } from '../../offers';
import { paths } from '../../paths';
import { Link } from '../../ui';
import styles from './startFacts.module.css';
import { useStartTexts } from './startTexts';

/** Drawings of 24 by 24, in the colour of the text. */
const FACTS = {
  price: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  refusals: 'M4 5h16v11H9l-5 4zM8 9h8M8 12.5h5',
  place: 'M12 4v16M6 20h12M4 8h16M4 8l-1.5 6h5zM20 8l-1.5 6h5z',
} as const;

const SECTIONS = ['who', 'paid'] as const;

/** Why to compare here, and who answers for it. */
export function StartFacts() {
  const t = useStartTexts();
  const { partner, brand: shown } = useBrand();
  const first = useFirstEstimate();
  const lenders = (showsProduct(shown, 'personal_loan') && first?.estimate.asked) || [];
  const brand = OWN_BRAND.name;
  return (
    <div className={styles.facts}>
      <ul className={styles.pictures}>
        {Object.entries(FACTS).map(([fact, drawing]) => (
          <li key={fact}>
            <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true" focusable="false">
              <path
                d={drawing}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
              />
            </svg>
            <strong>{t(`facts.${fact}`)}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.about}>
        {SECTIONS.map((section) => (
          <section key={section} aria-labelledby={`about-${section}`}>
            <h2 id={`about-${section}`}>{t(`about.${section}`)}</h2>
            <p>{t(`about.${section}_text`, { brand })}</p>
            {section === 'who' && partner !== undefined && (
              <p>{t('about.partner', { brand, partner })}</p>
            )}
          </section>
        ))}
        <section aria-labelledby="about-complaints">
          <h2 id="about-complaints">{t('about.complaints')}</h2>
          <p>
            {t('officer.name')}, {t('officer.role')}
            <br />
            <a href={`mailto:${t('officer.email')}`}>{t('officer.email')}</a>
            <br />
            {t('officer.address')}
          </p>
        </section>
        {lenders.length > 0 && (
          <section aria-labelledby="about-lenders">
            <h2 id="about-lenders">{t('about.lenders', { count: lenders.length })}</h2>
            <ul className={styles.lenders}>
              {lenders.map((lender) => (
                <li key={lender.name}>
                  <Monogram lender={lender} />
                  <span>{lender.name}</span>
                </li>
              ))}
            </ul>
            <Link to={`${paths.customerSite}#lenders`}>{t('about.all_lenders')}</Link>
          </section>
        )}
      </div>
    </div>
  );
}
