import {
  Failure,
  Note,
  Panel,
  PlainNumber,
  formatCriterion,
  useClient,
  usePersistedForm,
  useSchemaResolver,
  useTexts,
} from '@marketplace/shared/admin';
import {
  type AnswerOf,
  type BodyOf,
  preCheckCustomer,
  preCheckSchema,
} from '@marketplace/shared/api';
import { toRecord } from '@marketplace/shared/collections';
import { formatPercent, formatRupees } from '@marketplace/shared/format';
import { BAND_QUESTIONS } from '@marketplace/shared/lending';
import type { Language } from '@marketplace/shared/i18n';
import { getOptions, type OptionListName } from '@marketplace/shared/schema';
import { Button, SelectField, useTranslate } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import styles from './productOffering.module.css';

type Result = AnswerOf<typeof preCheckCustomer>['data'];

/** Lists the lenders that would match with their offers, then the others with the reasons. */
function PreCheckResult({ result }: { result: Result }) {
  const { translate, language } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [result]);
  return (
    <div className={styles['result']}>
      <h3 ref={heading} tabIndex={-1}>
        {translate('offering.check.matches', { count: result.offers.length })}
      </h3>
      <ul className={styles['earnings']}>
        {result.offers.map((offer) => (
          <li key={offer.lender_id}>
            <span>{offer.name}</span>
            <strong>{formatRupees(offer.amount, language)}</strong>
            <small>
              {translate('offering.check.offer', {
                emi: formatRupees(offer.emi, language),
                months: offer.tenure_months,
                apr: formatPercent(offer.apr, language, { max: 2 }),
                earns: formatRupees(offer.earns, language, 'always'),
              })}
            </small>
          </li>
        ))}
      </ul>
      {result.unmatched.length > 0 && (
        <>
          <h3>{translate('offering.check.others', { count: result.unmatched.length })}</h3>
          <ul className={styles['reasons']}>
            {result.unmatched.map(({ lender_id, name, criteria }) => (
              <li key={lender_id}>
                <span>{name}</span>
                {criteria
                  .filter(({ met }) => met === false)
                  .map((criterion) => (
                    <small key={criterion.criterion}>
                      {translate('offering.check.reason', {
                        criterion: translate(`criterion_names.${criterion.criterion}`),
                        asked: formatCriterion(criterion, translate, language),
                      })}
                    </small>
                  ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type Figures = BodyOf<typeof preCheckCustomer>;

/** Amounts start empty, because a person would have to delete a 0 before typing. */
const EMPTY: Record<keyof Figures, string | null> = {
  product: '',
  employment: 'salaried',
  age: '',
  monthly_income: null,
  ...toRecord(BAND_QUESTIONS.map(({ field }) => [field, ''])),
  amount: null,
  tenure_months: '24',
  emi: null,
  credit_score: '',
};

const listChoices = (list: OptionListName, language: Language) =>
  getOptions(list, language).map(({ id, label }) => ({ value: id, label }));

/** Only a business is asked for them; a form keeps what was chosen before. */
const NO_BANDS = toRecord(BAND_QUESTIONS.map(({ field }) => [field, undefined]));

/** Asks for the figures and shows the answer. The input persists in this tab, as in every form. */
function Check({ product }: { product: string }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const id = useId();
  const { register, handleSubmit, watch } = useFormContext<typeof EMPTY, unknown, Figures>();
  usePersistedForm(`pre-check ${product}`);
  const check = useMutation({
    mutationFn: (body: Figures) => client.call(preCheckCustomer, { body }),
  });
  const { reset } = check;
  // A result belongs to the figures that were sent.
  useEffect(() => {
    const { unsubscribe } = watch(() => reset());
    return unsubscribe;
  }, [reset, watch]);
  const hasOwnBusiness = watch('employment') !== 'salaried';
  const send = handleSubmit((values) =>
    check.mutateAsync(hasOwnBusiness ? values : { ...values, ...NO_BANDS }).catch(() => undefined),
  );
  return (
    <>
      <form noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
        <SelectField
          {...register('employment')}
          id={`${id}-employment`}
          label={translate('fields.employment_status_code')}
          placeholder={null}
          options={listChoices('employmentStatus', language)}
        />
        <PlainNumber amount name="monthly_income" label={translate('fields.monthly_income')} />
        {hasOwnBusiness &&
          BAND_QUESTIONS.map(({ field, bands }) => (
            <SelectField
              key={field}
              {...register(field)}
              optional
              id={`${id}-${field}`}
              label={translate(`fields.${field}`)}
              options={listChoices(bands, language)}
            />
          ))}
        <PlainNumber name="age" label={translate('criterion_names.age')} maxLength={3} />
        <PlainNumber amount name="amount" label={translate('fields.se_loan_amount')} />
        <PlainNumber
          optional
          name="tenure_months"
          label={translate('offering.check.tenure')}
          maxLength={3}
        />
        <PlainNumber optional amount name="emi" label={translate('offering.check.emi')} />
        <PlainNumber
          optional
          name="credit_score"
          label={translate('fields.credit_score')}
          maxLength={3}
        />
        <Button type="submit" busy={check.isPending}>
          {translate('offering.check.check')}
        </Button>
      </form>
      <Failure error={check.error} />
      {check.data && <PreCheckResult result={check.data.data} />}
    </>
  );
}

/** Shows which lenders would match a customer, from anonymous figures that the server does not store. */
export function PreCheck({ product }: { product: string }) {
  const translate = useTranslate();
  const fields = useForm<typeof EMPTY, unknown, Figures>({
    defaultValues: { ...EMPTY, product },
    resolver: useSchemaResolver(preCheckSchema),
  });
  return (
    <Panel title={translate('offering.check.title')} size="full">
      <Note>{translate('offering.check.about')}</Note>
      <FormProvider {...fields}>
        <Check product={product} />
      </FormProvider>
    </Panel>
  );
}
