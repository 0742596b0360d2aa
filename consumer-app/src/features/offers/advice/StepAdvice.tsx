import type { OffersData } from '@marketplace/shared/api';
import { findBestStep, type LoanRequest, type LoanStep } from '@marketplace/shared/lending';
import { Button, buttonClass, InfoIcon } from '@marketplace/shared/ui';
import { getFormPath } from '../../../journey/getPathAfterLogin';
import { useOffersTexts } from '../../../offers';
import { paths } from '../../../paths';
import { useSession } from '../../../session';
import { Link } from '../../../ui';
import styles from '../offers.module.css';

/** What a step offers in place of the wanted loan. */
const getKind = ({ amount }: LoanStep, wanted: number): 'full' | 'less' | 'more' => {
  if (amount === wanted) return 'full';
  return amount < wanted ? 'less' : 'more';
};

interface Props {
  data: Pick<OffersData, 'amount' | 'offers' | 'unmatched'>;
  onRequest: (loanRequest: LoanRequest) => void;
}

/**
 * Says which loan comes nearest to the wanted one, over which tenure, what it costs and who lends it, and requests it
 * on click. Beside it stands what fewer EMIs would bring. Shows nothing if neither helps.
 */
export function StepAdvice({ data, onRequest }: Props) {
  const { text, rupees, months, apr } = useOffersTexts();
  const { productType } = useSession();
  const { amount: wanted, offers, unmatched } = data;
  const offered = Math.max(0, ...offers.map(({ amount }) => amount));
  // A step is no advice if an offer lends as much already.
  const steps = unmatched
    .flatMap((lender) => lender.steps)
    .filter(({ amount }) => amount > offered);
  const asking = findBestStep(
    steps.filter(({ other_emis }) => other_emis === null),
    wanted,
  );
  const paying = findBestStep(
    steps.filter(({ other_emis }) => other_emis !== null),
    wanted,
  );
  const best = asking?.step;
  // Paying off other loans only helps if it brings a larger amount.
  const after = paying && (!best || best.amount < paying.step.amount) ? paying : undefined;
  if (!asking && !after) return null;
  const name = ({ amount, tenure_months }: LoanStep) => ({
    amount: rupees(amount),
    tenure: months(tenure_months),
  });
  const describe = ({ emi, total_interest, apr: rate }: LoanStep) =>
    text('advice.figures', { emi: rupees(emi), interest: rupees(total_interest), apr: apr(rate) });
  return (
    <>
      {asking && (
        <section className={styles['advice']} aria-labelledby="advice">
          <InfoIcon />
          <div>
            <h3 id="advice">
              {text(`advice.${getKind(asking.step, wanted)}`, {
                ...name(asking.step),
                count: asking.lenders,
              })}
            </h3>
            <p>{describe(asking.step)}</p>
            <Button
              size="small"
              onClick={() => {
                const { amount, tenure_months } = asking.step;
                onRequest({ amount, tenure_months });
              }}
            >
              {text('advice.ask', name(asking.step))}
            </Button>
          </div>
        </section>
      )}
      {after && (
        <section className={styles['advice']} aria-labelledby="advice-emis">
          <InfoIcon />
          <div>
            <h3 id="advice-emis">
              {text('advice.emis', {
                ...name(after.step),
                emis: rupees(after.step.other_emis ?? 0),
                count: after.lenders,
              })}
            </h3>
            <p>{describe(after.step)}</p>
            <Link
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              to={getFormPath(productType) ?? paths.profile}
            >
              {text('advice.change_emis')}
            </Link>
          </div>
        </section>
      )}
    </>
  );
}
