import { ApiError, buildUrl, getApiErrorText, getComparisonPdf } from '@marketplace/shared/api';
import { Button, notify, saveFile } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../i18n';
import { getLoanProduct } from '../../../products';
import { api, useSession } from '../../../session';
import { CopyText, Link } from '../../../ui';
import compare from '../compare/compare.module.css';
import { buildComparisonLink, type SharedComparison } from './comparisonLink';
import { sharedComparisonTexts } from './texts';

/** Saves the own offers as a PDF, and gives a link that holds no data of the person. */
export function ShareComparison({ shared }: { shared: SharedComparison }) {
  const text = useTexts(sharedComparisonTexts);
  const { userId = '', productType, urlSegment } = useSession();
  const { lenders, amount, tenure_months } = shared;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const query = { lenders: lenders.join(','), amount, tenure_months };
      const product = getLoanProduct(productType);
      const path = buildUrl(getComparisonPdf, {
        params: { id: userId },
        query: { ...query, product },
      });
      const response = await api.send(path, { method: 'GET' });
      saveFile('offers.pdf', await response.blob(), 'application/pdf');
    },
    onError: (error) =>
      notify.error(error instanceof ApiError ? getApiErrorText(error) : text('pdf_failed')),
  });
  const link = buildComparisonLink({ ...shared, partner: urlSegment });
  return (
    <section className={compare['share']} aria-labelledby="share">
      <h2 id="share">{text('share')}</h2>
      <p>{text('link_text')}</p>
      <div>
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          {text('pdf')}
        </Button>
        <Link to={link}>{text('link')}</Link>
        <CopyText value={new URL(link, window.location.origin).href} />
      </div>
    </section>
  );
}
