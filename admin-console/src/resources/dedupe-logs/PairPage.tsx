import {
  Failure,
  FormDialogButton,
  Note,
  Panel,
  Panels,
  QueryPage,
  SchemaInput,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import {
  type AnswerOf,
  compareCustomers,
  mergeCustomers,
  setDistinct,
} from '@marketplace/shared/api';
import { formatDateTime, formatRupees, toDisplayDate } from '@marketplace/shared/format';
import {
  getFieldDescription,
  MERGE_WORD,
  message,
  newMergeSchema,
  getOptionLabel,
  userSchema,
} from '@marketplace/shared/schema';
import { Button, notify, useTranslate, VisuallyHidden, WarningIcon } from '@marketplace/shared/ui';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CustomerLink } from '../../report';
import { string } from 'yup';
import styles from './dedupe.module.css';
import { formatSigns } from './signsColumn';

type Comparison = AnswerOf<typeof compareCustomers>['data'];
type Side = 'first' | 'second';

const SIDES = ['first', 'second'] as const;
/** Refetch the lists, but not this page's pair, which no longer exists. */
const STALE = { queryKey: ['duplicates'], refetchType: 'none' } as const;

/** The dialog's fields: the reason, and the word where the two contradict each other. */
const plainSchema = newMergeSchema.pick(['reason']);
const typedSchema = newMergeSchema.pick(['reason', 'typed_word']).shape({
  typed_word: string()
    .required(message('validation.merge_word'))
    .oneOf([MERGE_WORD], message('validation.merge_word')),
});

/** Compares two customers who may be one person. An admin chooses the survivor and the values. */
export function PairPage() {
  const { first = '', second = '' } = useParams();
  const translate = useTranslate();
  const client = useClient();
  const query = useQuery({
    queryKey: ['duplicates', first, second],
    queryFn: async ({ signal }) =>
      (await client.call(compareCustomers, { params: { first, second }, signal })).data,
  });
  const name = query.data?.first.name;
  const signs = query.data && formatSigns(translate, query.data);
  return (
    <QueryPage
      query={query}
      title={
        name ? translate('dedupe.possible', { name }) : translate('ui.admin_routes.dedupe_pair')
      }
      trail={[{ label: translate('ui.admin_routes.dedupe_logs'), to: '/dedupe-logs' }]}
      about={signs !== undefined && `${translate('dedupe.signs')}: ${signs}`}
      height={240}
    >
      {(pair) => <Choice pair={pair} />}
    </QueryPage>
  );
}

function Choice({ pair }: { pair: Comparison }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const [survivor, setSurvivor] = useState<Side>('first');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isProven = pair.proven.length > 0;
  const hasContradiction = pair.contradictions.length > 0;
  const schema = hasContradiction ? typedSchema : plainSchema;
  const markDistinct = useMutation({
    mutationFn: () =>
      client.call(setDistinct, {
        body: { first_id: pair.first.id, second_id: pair.second.id, distinct: 1 },
      }),
    onSuccess: () => {
      notify.success(translate('dedupe.distinct_done'));
      void queries.invalidateQueries(STALE);
      redirect('/dedupe-logs');
    },
  });
  const other: Side = survivor === 'first' ? 'second' : 'first';
  const getSide = (name: string): Side => chosen[name] ?? survivor;
  const getReference = (side: Side): string => pair[side].reference;
  const formatValue = (name: string, value: string): string => {
    const { kind, options } = getFieldDescription(userSchema, name);
    if (value === '') return '–';
    if (kind === 'rupees') return formatRupees(Number(value), language);
    if (kind === 'date') return toDisplayDate(value) ?? value;
    return options ? getOptionLabel(options, value, language) : value;
  };
  const merge = async (values: unknown) => {
    const taken = pair.fields.filter(({ name }) => getSide(name) === other).map(({ name }) => name);
    const answers = schema.cast(values);
    const survivor_id = pair[survivor].id;
    const merged_id = pair[other].id;
    const { data } = await client.call(mergeCustomers, {
      body: { survivor_id, merged_id, taken, ...answers },
    });
    const done = data.status === 'merged' ? 'dedupe.merged_toast' : 'dedupe.requested_toast';
    notify.success(translate(done, { merged: getReference(other) }));
    void queries.invalidateQueries(STALE);
    redirect('/dedupe-logs');
  };
  return (
    <Panels>
      <Panel
        size="full"
        title={translate('dedupe.side_by_side')}
        actions={
          <Stack component="span" direction="row" spacing={1}>
            <Button
              variant="secondary"
              busy={markDistinct.isPending}
              onClick={() => markDistinct.mutate()}
            >
              {translate('dedupe.distinct_do')}
            </Button>
            {isProven && (
              <FormDialogButton
                form={`dedupe/${pair.first.id}/${pair.second.id}`}
                label={translate('dedupe.merge_do')}
                button={{ size: 'normal' }}
                title={translate('dedupe.merge_title', {
                  merged: getReference(other),
                  survivor: getReference(survivor),
                })}
                schema={schema}
                submitLabel={translate('dedupe.merge_do')}
                save={merge}
              >
                <p>{translate('dedupe.merge_text')}</p>
                {hasContradiction && <p>{translate('dedupe.contradiction_text')}</p>}
                <SchemaInput autoFocus source="reason" hint={translate('dedupe.reason_hint')} />
                {hasContradiction && (
                  <SchemaInput source="typed_word" hint={translate('dedupe.typed_word_hint')} />
                )}
              </FormDialogButton>
            )}
          </Stack>
        }
      >
        <Failure error={markDistinct.error} />
        {!isProven && (
          <p className={styles['warning']}>
            <WarningIcon /> {translate('dedupe.unproven')}
          </p>
        )}
        {isProven && <Note>{translate('dedupe.choose')}</Note>}
        <table className={styles['pair']}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{translate('dedupe.field')}</VisuallyHidden>
              </th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  <CustomerLink
                    id={pair[side].id}
                    partnerId={pair[side].partner_id}
                    name={pair[side].name}
                  />
                  <span>
                    {pair[side].reference}, {pair[side].contact}
                  </span>
                  <span>
                    {translate('dedupe.since', {
                      when: formatDateTime(pair[side].created_at, language),
                      count: pair[side].applications,
                    })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{translate('dedupe.survivor')}</th>
              {SIDES.map((side) => (
                <td key={side}>
                  <label>
                    <Radio
                      size="small"
                      name="survivor"
                      checked={survivor === side}
                      onChange={() => setSurvivor(side)}
                    />
                    {translate('dedupe.survivor_named', { reference: getReference(side) })}
                  </label>
                </td>
              ))}
            </tr>
            {pair.fields.map(({ name, ...values }) => (
              <tr key={name}>
                <th scope="row">
                  {translate(`fields.${name}`)}
                  {pair.contradictions.includes(name) && (
                    <span className={styles['warning']}>
                      <WarningIcon /> {translate('dedupe.contradicts')}
                    </span>
                  )}
                </th>
                {SIDES.map((side) => (
                  <td key={side}>
                    <label>
                      <Radio
                        size="small"
                        name={name}
                        checked={getSide(name) === side}
                        onChange={() => setChosen({ ...chosen, [name]: side })}
                        slotProps={{
                          input: {
                            'aria-label': `${translate(`fields.${name}`)}: ${formatValue(name, values[side])}, ${getReference(side)}`,
                          },
                        }}
                      />
                      {formatValue(name, values[side])}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </Panels>
  );
}
