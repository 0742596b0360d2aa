import { ApiError, quickCheck } from '@marketplace/shared/api';
import { quickCheckSchema } from '@marketplace/shared/schema';
import { Button } from '@marketplace/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sendWaiting, useSingleFlight } from '../../browser';
import { useYupForm } from '../../form';
import { useSharedTexts, useTexts } from '../../i18n';
import { readQuickAnswers, saveQuickAnswers } from '../../profile';
import { api } from '../../session';
import { Failure, PageHeading } from '../../ui';
import { LoanLine } from './LoanLine';
import { parseLoan, type QuickValues, toQuickAnswers, toQuickValues } from './quickAnswerValues';
import styles from './quickCheck.module.css';
import { QuickQuestions } from './QuickQuestions';
import { QuickSummary } from './QuickSummary';
import { QuickResult, type QuickResultData } from './QuickResult';
import { quickCheckTexts } from './texts';
import { FitsSoFar } from './FitsSoFar';

const RESULT = '?result';

/** Who would lend to a visitor: five questions on one page, and the answer. Nothing of it leaves this tab but to be checked. */
export function QuickCheckPage() {
  const t = useTexts(quickCheckTexts);
  const shared = useSharedTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const element = useRef<HTMLFormElement>(null);
  const { once, busy } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<QuickResultData>();
  const form = useYupForm({
    getSchema: () => quickCheckSchema,
    translateError: ({ key, params }, field) =>
      key === 'validation.required' || key === 'validation.one_of'
        ? t(`missing.${field}`)
        : shared(key, params),
    defaultValues: toQuickValues({}),
    shouldFocusError: true,
  });
  const { control, clearErrors, getValues, handleSubmit, reset, setError } = form;
  const values: QuickValues = useWatch({ control, compute: (all) => all });

  const check = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      const { data } = await api.call(quickCheck, { body });
      setResult(data);
      if (!query.has('result')) void navigate(RESULT);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = Object.entries(error.fields);
      for (const [name, text] of refused)
        if (isField(name)) setError(name, { type: 'server', message: text }, { shouldFocus: true });
      if (refused.length === 0) setFailure(error.message);
    }
  });
  const send = () => void once(check);
  // The server draws the page without answers; the tab and the address have them.
  const adopt = useEffectEvent(() => {
    const typed = toQuickAnswers(getValues());
    const stored = readQuickAnswers();
    const answers = { ...stored, ...parseLoan(query), ...(typed.employment_status_code && typed) };
    reset(toQuickValues(answers));
    saveQuickAnswers(answers);
    if (query.has('result')) send();
    sendWaiting(element.current);
  });
  useEffect(() => adopt(), []);
  const keep = (changed: Partial<QuickValues>) => {
    saveQuickAnswers(toQuickAnswers({ ...getValues(), ...changed }));
    clearErrors();
  };

  if (query.has('result') && result)
    return (
      <QuickResult
        answers={values}
        result={result}
        onAsk={(loan) => {
          reset({ ...getValues(), ...loan });
          keep(loan);
          send();
        }}
      />
    );
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PageHeading title={t('title')} />
        <p className={styles.intro}>{t('intro')}</p>
        <LoanLine loan={values} />
        <QuickQuestions onKeep={keep} />
        <div className={styles.foot}>
          <QuickSummary values={values} />
          <FitsSoFar answers={toQuickAnswers(values)} />
          <Button type="submit" wide busy={busy}>
            {t('submit')}
          </Button>
        </div>
        {failure && <Failure pending={busy} title={t('failed')} text={failure} />}
      </form>
    </FormProvider>
  );
}

const isField = (name: string): name is keyof QuickValues => name in quickCheckSchema.fields;
