import { getPublicLenders } from '@marketplace/shared/api';
import { getOptionLabel } from '@marketplace/shared/schema';
import { Button, TextField } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand } from '../../brand';
import { api } from '../../session';
import { QueryFailure, Loading } from '../../ui';
import { CATALOGUE_STALE_MS } from '../../query';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import styles from './lenderDirectory.module.css';
import { LenderItem } from './LenderItem';
import { searchLenders } from './searchLenders';
import { customerSiteTexts } from './texts';

/** Lists the current lenders of the products that are shown here, with a search. */
export function LenderDirectory() {
  const text = useTexts(customerSiteTexts);
  const language = useLanguage();
  const { segment } = useBrand();
  const found = useQuery({
    ...api.query(getPublicLenders, segment === undefined ? {} : { query: { partner: segment } }),
    select: ({ data }) => data,
    staleTime: CATALOGUE_STALE_MS,
  });
  const [input, setInput] = useState('');
  if (found.isPending) {
    return <Loading label={text('lenders.loading')} lines={5} height="6rem" />;
  }
  if (found.isLoadingError) {
    return (
      <QueryFailure title={text('lenders.failed')} query={found} again={text('lenders.retry')} />
    );
  }
  if (found.data.length === 0) {
    return (
      <div className={styles['state']}>
        <h3>{text('lenders.none')}</h3>
        <p>{text('lenders.none_text')}</p>
      </div>
    );
  }
  const shown = searchLenders(found.data, input, (product) =>
    getOptionLabel('product', product, language),
  );
  return (
    <>
      <div className={styles['search']} role="search">
        <TextField
          name="lender_search"
          type="search"
          label={text('lenders.search')}
          hint={text('lenders.search_hint')}
          autoComplete="off"
          enterKeyHint="search"
          value={input}
          onChange={({ currentTarget }) => setInput(currentTarget.value)}
        />
        <p role="status">{text('lenders.count', { count: shown.length })}</p>
      </div>
      {shown.length > 0 ? (
        <ul className={styles['lenders']}>
          {shown.map((lender) => (
            <LenderItem key={lender.lender_id} lender={lender} />
          ))}
        </ul>
      ) : (
        <div className={styles['state']}>
          <p>{text('lenders.no_match', { input: input.trim() })}</p>
          <Button variant="secondary" onClick={() => setInput('')}>
            {text('lenders.show_all')}
          </Button>
        </div>
      )}
    </>
  );
}
