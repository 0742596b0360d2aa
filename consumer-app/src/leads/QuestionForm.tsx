import { saveProductAnswers } from '@marketplace/shared/api';
import {
  getProductQuestions,
  type ProductAnswers,
  productAnswersSchema,
} from '@marketplace/shared/schema';
import { useMemo } from 'react';
import { type FormSpec, SchemaForm } from '../form';
import { useTexts } from '../i18n';
import { FormPage, refreshServerData } from '../profile';
import { api } from '../session';
import { questionTexts } from './questionTexts';

/** Builds the form of a product's own questions from their one list. */
const buildForm = (product: string): FormSpec<ProductAnswers> => ({
  id: product,
  version: 1,
  onePage: true,
  schema: productAnswersSchema,
  consents: [],
  required: () => getProductQuestions(product),
  sections: [
    {
      id: 'product',
      fields: getProductQuestions(product).map((name) => ({ name, missing: 'own' as const })),
    },
  ],
});

interface FormProps {
  product: string;
  answers: ProductAnswers;
  onDone: () => void;
}

/** The form of a product's own questions. */
export function QuestionForm({ product, answers, onDone }: FormProps) {
  const text = useTexts(questionTexts);
  const form = useMemo(() => buildForm(product), [product]);
  return (
    <FormPage title={text(`${product}.title`)} intro={text(`${product}.intro`)}>
      {({ user_id: id }) => (
        <SchemaForm
          key={id}
          form={form}
          record={answers}
          owner={id}
          texts={questionTexts}
          onSend={async (body, dropDraft) => {
            await api.call(saveProductAnswers, { params: { id, product }, body });
            dropDraft();
            refreshServerData();
            onDone();
          }}
        />
      )}
    </FormPage>
  );
}
