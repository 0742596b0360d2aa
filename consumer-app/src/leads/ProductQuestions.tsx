import {
  findOpenQuestions,
  getProductQuestions,
  listProductAnswers,
} from '@marketplace/shared/schema';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDialogParam } from '../browser';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import { getLoanProduct } from '../products';
import { useSession } from '../session';
import { Loading } from '../ui';
import styles from './leads.module.css';
import { questionTexts } from './questionTexts';
import { findLead, useOwnLeads } from './useOwnLeads';

// Only who has not answered, or changes an answer, needs the form.
const QuestionForm = lazy(async () => ({ default: (await import('./QuestionForm')).QuestionForm }));

/**
 * Asks the chosen product's own questions before the children, and shows the answers above them. A product without
 * questions shows the children alone.
 */
export function ProductQuestions({ children }: { children: ReactNode }) {
  const { productType } = useSession();
  const product = getLoanProduct(productType);
  return getProductQuestions(product).length === 0 ? (
    children
  ) : (
    <AskedProduct key={product} product={product}>
      {children}
    </AskedProduct>
  );
}

function AskedProduct({ product, children }: { product: string; children: ReactNode }) {
  const text = useTexts(questionTexts);
  const found = useOwnLeads();
  const changing = useDialogParam('questions');
  const answers = (found.data && findLead(found.data, product)) ?? {};
  const language = useLanguage();
  const line = listProductAnswers(product, answers, language)
    .map(([, answer]) => answer)
    .join(', ');
  const loading = <Loading label={text('loading')} lines={4} height="4rem" />;
  if (found.isPending) return loading;
  const isOpen = found.data !== undefined && findOpenQuestions(product, answers).length > 0;
  if (isOpen || changing.opened !== undefined)
    return (
      <Suspense fallback={loading}>
        <QuestionForm key={product} product={product} answers={answers} onDone={changing.close} />
      </Suspense>
    );
  return (
    <>
      {line && (
        <p className={styles['answers']}>
          {line}{' '}
          <button type="button" onClick={() => changing.open()}>
            {text('change')}
          </button>
        </p>
      )}
      {children}
    </>
  );
}
