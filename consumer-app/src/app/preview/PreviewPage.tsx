import type { FunnelPreview } from '@marketplace/shared/branding';
import { TranslateProvider, useTranslate } from '@marketplace/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PERSONAL_FORM } from '../../features/profile/personalForm';
import { profileTexts } from '../../features/profile/texts';
import { SignInPage } from '../../features/signIn/SignInPage';
import { OpenFormPage, SchemaForm } from '../../form';
import { sharedText, useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { putQuestionsFirst } from '../../profile';
import { queryClient } from '../../query';
import { Layout } from '../layout/Layout';
import { PagePending } from '../pages/PagePending';
import { ProductsPage } from '../pages/routes';

const NO_ANSWERS = {};

/** The personal loan form as somebody sees it who has not answered anything. */
function Questions({ questions }: { questions: readonly string[] }) {
  const text = useTexts(profileTexts);
  return (
    <OpenFormPage title={text('title')} intro={text('intro')}>
      <QueryClientProvider client={queryClient}>
        <SchemaForm
          form={putQuestionsFirst(PERSONAL_FORM, questions)}
          record={NO_ANSWERS}
          texts={profileTexts}
          onSend={() => Promise.resolve()}
        />
      </QueryClientProvider>
    </OpenFormPage>
  );
}

/** One of the borrower's own pages, outside the journey, which would ask for a sign-in. */
export function PreviewPage({ page, brand }: Pick<FunnelPreview, 'page' | 'brand'>) {
  const english = useTranslate();
  const language = useLanguage();
  const questions = brand.funnel?.questions ?? [];
  return (
    <TranslateProvider translate={language === 'en' ? english : sharedText}>
      <BrowserRouter>
        <Layout>
          <Suspense fallback={<PagePending />}>
            {page === 'start' && <SignInPage />}
            {page === 'products' && <ProductsPage />}
            {page === 'questions' && <Questions key={questions.join(' ')} questions={questions} />}
          </Suspense>
        </Layout>
      </BrowserRouter>
    </TranslateProvider>
  );
}
