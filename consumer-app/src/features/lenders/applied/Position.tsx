import { buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../../i18n';
import { Link } from '../../../ui';
import { ConsentsNeeded } from '../../../offers';
import { paths } from '../../../paths';
import { useSession } from '../../../session';
import { getFormPath } from '../../../journey/getPathAfterLogin';
import styles from '../lenders.module.css';
import { OwnOffer } from '../OwnOffer';
import { lenderTexts } from '../texts';
import { Unmatched } from '../Unmatched';
import type { OwnLender, OwnLenderFound } from '../useOwnLender';

interface CardProps {
  /** Key of title and text in `lenderTexts`. */
  name: 'unfinished' | 'gold' | 'other_product';
  lender: string;
  links: ReadonlyArray<readonly [to: string, label: string]>;
}

function Card({ name, lender, links }: CardProps) {
  const text = useTexts(lenderTexts);
  return (
    <section className={styles['ownOffer']} aria-labelledby="position">
      <h2 id="position">{text(`${name}.title`)}</h2>
      <p>{text(`${name}.text`, { lender })}</p>
      <div className={styles['links']}>
        {links.map(([to, label], index) => (
          <Link
            key={to}
            className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
            to={to}
          >
            {label}
          </Link>
        ))}
      </div>
    </section>
  );
}

interface Props extends Pick<OwnLenderFound, 'reload' | 'ask'> {
  data: OwnLender;
}

/** Shows the lender's offer, the reasons why there is none, or what the person has to do first. */
export function Position({ data, reload, ask }: Props) {
  const text = useTexts(lenderTexts);
  const { userId, productType } = useSession();
  const { lender, standing, offer, unmatched } = data;
  const forGold = productType === 'Gold Loans';
  if (lender.product === 'gold_loan' && forGold) {
    const visit = paths.goldVisit.replace(':lender', lender.slug);
    const links = [
      [paths.goldForm, text('gold.ask')],
      [visit, text('gold.visit')],
    ] as const;
    return <Card name="gold" lender={lender.name} links={links} />;
  }
  if (standing === 'other_product' || forGold)
    return (
      <Card
        name="other_product"
        lender={lender.name}
        links={[[paths.products, text('choose_product')]]}
      />
    );
  if (standing === 'unfinished')
    return (
      <Card
        name="unfinished"
        lender={lender.name}
        links={[[getFormPath(productType) ?? paths.profile, text('unfinished.go')]]}
      />
    );
  if (standing === 'consents' && userId)
    return (
      <ConsentsNeeded inside userId={userId} purposes={data.consents_needed} onGiven={reload} />
    );
  if (offer) return <OwnOffer offer={offer} missing={data.missing_to_apply} onStale={reload} />;
  if (!unmatched) return null;
  return <Unmatched unmatched={unmatched} onRequest={ask} />;
}
