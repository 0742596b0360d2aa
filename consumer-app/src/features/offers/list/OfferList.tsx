import { formatSentence } from '@marketplace/shared/format';
import { isSmaller, type LoanRequest, rankOffers } from '@marketplace/shared/lending';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import { StepAdvice } from '../advice/StepAdvice';
import { CompareBar } from '../compare/CompareBar';
import { FilterControls } from '../filter/FilterControls';
import { countFilters, NO_FILTERS, passesFilters } from '../filter/offerFilters';
import { Fold } from '../Fold';
import { NoOffers } from '../NoOffers';
import { OfferRow } from './OfferRow';
import type { Offer, OffersData } from '@marketplace/shared/api';
import styles from '../offers.module.css';
import row from './offerRow.module.css';
import { SortControl } from './SortControl';
import { MAX_COMPARED } from './sorting';
import { UnmatchedLenders } from '../unmatched/UnmatchedLenders';
import { useLanguage } from '../../../language';
import { useOffersTexts } from '../../../offers';
import type { OffersView } from '../useOffersView';

interface Props {
  data: OffersData;
  view: OffersView;
  /** True while the server's answer is loading. */
  pending: boolean;
  onRequest: (loanRequest: LoanRequest) => void;
  onChoose: (offer: Offer) => void;
}

/**
 * Lists the offers of the full amount in the stated order, then the smaller ones, folded, and then the lenders that did
 * not match.
 */
export function OfferList({ data, view, pending, onRequest, onChoose }: Props) {
  const { text, rupees, months } = useOffersTexts();
  const language = useLanguage();
  const { metric, picked } = view;
  const offers = rankOffers(data.offers, metric, data.amount);
  const passing = offers.filter((offer) => passesFilters(offer, view.filters, data.amount));
  const full = passing.filter((offer) => !isSmaller(offer, data.amount));
  const smaller = passing.filter((offer) => isSmaller(offer, data.amount));
  const lendsFull = offers.filter((offer) => !isSmaller(offer, data.amount));
  const isFiltered = countFilters(view.filters) > 0;
  const isOffered = (id: number) => offers.some(({ lender_id }) => lender_id === id);
  const shown = picked.filter(isOffered);
  const count = text('count', { count: offers.length });
  const params = { amount: rupees(data.amount), tenure: months(data.tenure_months) };
  const getGroupTitle = () => {
    if (passing.length === 0) return text('filter.none');
    if (lendsFull.length === 0) return text('group.none', params);
    return full.length > 0 ? text('group.full', { ...params, count: full.length }) : '';
  };
  const groupTitle = getGroupTitle();
  const listRows = (rows: readonly Offer[]) => (
    <ul className={row['offers']} data-pending={pending}>
      {rows.map((offer) => (
        <OfferRow
          key={offer.lender_id}
          offer={offer}
          requested={data}
          picked={shown.includes(offer.lender_id)}
          count={shown.length}
          kfsHref={view.kfsHref(offer.lender_id)}
          onPick={(pick) =>
            view.pick((before) =>
              [
                ...before.filter((id) => id !== offer.lender_id && isOffered(id)),
                ...(pick ? [offer.lender_id] : []),
              ].slice(0, MAX_COMPARED),
            )
          }
          onCompare={view.compare}
          onChoose={() => onChoose(offer)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {offers.length === 0 ? (
        <NoOffers data={data} onRequest={onRequest} />
      ) : (
        <section aria-labelledby="offers-count" className={styles['list']}>
          <header className={styles['listHeader']}>
            <div>
              <h2 id="offers-count">{count}</h2>
              {pending && <p>{text('updating')}</p>}
              {/* Screen readers announce it once, when the figures no longer change. */}
              <p role="status">
                {!pending && (
                  <>
                    <VisuallyHidden>{formatSentence(count, language)} </VisuallyHidden>
                    {`${text(`sort.by_${metric}`)} · ${rupees(data.amount)} · ${months(data.tenure_months)}`}
                  </>
                )}
              </p>
              {isFiltered && (
                <p role="status">
                  {text('filter.showing', { shown: passing.length, count: offers.length })}
                </p>
              )}
            </div>
            <FilterControls filters={view.filters} onFilter={view.filterBy} />
            <SortControl metric={metric} onSort={view.sortBy} />
          </header>
          {groupTitle && <p className={styles['group']}>{groupTitle}</p>}
          {lendsFull.length === 0 && <StepAdvice data={data} onRequest={onRequest} />}
          {passing.length === 0 && (
            <p>
              <Button variant="secondary" onClick={() => view.filterBy(NO_FILTERS)}>
                {text('filter.clear')}
              </Button>
            </p>
          )}
          {full.length > 0 && listRows(full)}
          {smaller.length > 0 && (
            <Fold
              name="smaller"
              className={styles['smaller']}
              summary={text('group.smaller', { count: smaller.length })}
            >
              <p>{text('group.smaller_text')}</p>
              {listRows(smaller)}
            </Fold>
          )}
          <p className={styles['note']}>
            {`${text('total_cost_hint')} ${text('sort.no_paid_rank')} `}
            {data.unmatched.length > 0 && <a href="#unmatched">{text('to_unmatched')}</a>}
          </p>
          <CompareBar
            count={shown.length}
            onOpen={view.compare}
            onClear={() => view.pick(() => [])}
          />
        </section>
      )}
      <UnmatchedLenders lenders={data.unmatched} onRequest={onRequest} />
    </>
  );
}
