import Stack from '@mui/material/Stack';
import {
  ConflictChoice,
  ContentChange,
  Failure,
  type NamedConflict,
  Note,
  Panel,
  Panels,
  findFieldConflicts,
  getTheirValues,
  useClient,
  useConfirm,
  useConsole,
  usePlainForm,
  useTexts,
} from '@marketplace/shared/admin';
import { type AnswerOf, getOwnBrand, saveOwnBrand, undoOwnBrand } from '@marketplace/shared/api';
import {
  getBrand,
  BRAND_FONTS,
  isHexColour,
  type OwnBrand,
  toOwnBrand,
} from '@marketplace/shared/branding';
import { formatDateTime } from '@marketplace/shared/format';
import { describeFields, ownBrandSchema } from '@marketplace/shared/schema';
import { removeInput } from '@marketplace/shared/session';
import { Button, notify, SelectField, TextField } from '@marketplace/shared/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import styles from './brand.module.css';
import { BrandPreview } from './BrandPreview';
import { ColourField } from './ColourField';
import { Contrasts } from './Contrasts';
import { LogoField } from './LogoField';

const FORM = 'settings/brand';

type BrandState = AnswerOf<typeof getOwnBrand>['data'];

/** Returns the brand for the preview, with saved values for unfinished colours and names. */
const toPreviewed = (typed: OwnBrand, saved: OwnBrand): OwnBrand => ({
  ...typed,
  name: typed.name.trim() || saved.name,
  primary: isHexColour(typed.primary) ? typed.primary : saved.primary,
  secondary: isHexColour(typed.secondary) ? typed.secondary : saved.secondary,
});

/** The fields, under the names that the form gives them. */
const FIELDS = describeFields(ownBrandSchema).map((field) => ({
  ...field,
  label: `brand_studio.${field.name}`,
}));

/** Merges the person's changes with the newest saved values of all other fields. */
function mergeTheirs(
  saved: OwnBrand,
  typed: OwnBrand,
  theirs: Readonly<Record<string, unknown>>,
): OwnBrand {
  const before: Readonly<Record<string, unknown>> = { ...saved };
  const mine = Object.entries(typed).filter(([name, value]) => value !== before[name]);
  return ownBrandSchema.cast(
    { ...typed, ...theirs, ...Object.fromEntries(mine) },
    { stripUnknown: true },
  );
}

interface BrandConflict {
  conflicts: readonly NamedConflict[];
  /** The version that others have saved. */
  version: number;
}

/** How the names of the fonts end that the site serves. */
const VARIABLE = ' Variable';

/** The form of the brand studio. A save shows the open portal in the new brand at once. */
export function BrandForm({ state, queryKey }: { state: BrandState; queryKey: QueryKey }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { showBrand, isReadOnly = false, isMasquerade = false } = useConsole();
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<BrandConflict>();
  const { partner_name, version } = state;
  const toSaved = ({ brand }: Pick<BrandState, 'brand'>) =>
    toOwnBrand(getBrand(partner_name, brand));
  const saved = toSaved(state);
  const form = usePlainForm<OwnBrand, typeof ownBrandSchema>(
    FORM,
    ownBrandSchema,
    saved,
    'onChange',
  );
  const { control, formState, handleSubmit, register, reset } = form;
  const typed = { ...saved, ...useWatch({ control }) };
  const brand = getBrand(partner_name, toPreviewed(typed, saved));
  const isOff = isReadOnly || isMasquerade;

  const waiting = state.change;
  const differences = waiting
    ? FIELDS.flatMap(({ name, label }) => {
        const before = String(Reflect.get(saved, name));
        const after = String(Reflect.get(waiting.brand, name));
        return before === after ? [] : { label: translate(label), before, after };
      })
    : [];
  const apply = ({ data }: AnswerOf<typeof getOwnBrand>) => {
    queryClient.setQueryData(queryKey, { data });
    reset(toSaved(data));
    removeInput(FORM);
    setConflict(undefined);
    showBrand?.(getBrand(partner_name, data.brand));
  };
  const send = async (values: OwnBrand, seen: number): Promise<void> => {
    setFailure(undefined);
    try {
      const answer = await client.call(saveOwnBrand, { body: { ...values, version: seen } });
      apply(answer);
      const isWaiting = answer.data.change?.status === 'waiting';
      notify.success(translate(isWaiting ? 'brand_studio.waits' : 'brand_studio.saved'));
    } catch (error) {
      const theirs = getTheirValues(error);
      if (!theirs) return setFailure(error);
      const merged = mergeTheirs(saved, values, theirs);
      const conflicts = findFieldConflicts(error, FIELDS, { ...merged });
      reset(merged, { keepDefaultValues: true });
      const now = Number(theirs['version']);
      if (conflicts.length === 0) return send(merged, now);
      setConflict({ conflicts, version: now });
    }
    return undefined;
  };
  const save = handleSubmit((values) => send(values, conflict?.version ?? version));
  const takeTheirs = async () => {
    setFailure(undefined);
    try {
      apply(await client.call(getOwnBrand));
    } catch (error) {
      setFailure(error);
    }
  };
  const undo = async () => {
    setFailure(undefined);
    const title = translate('brand_studio.undo');
    const isDone = await confirm({
      title,
      text: translate('brand_studio.undo_about'),
      confirmLabel: title,
      action: async () => apply(await client.call(undoOwnBrand, { body: { version } })),
    });
    if (isDone) notify.success(translate('brand_studio.undone'));
  };
  const line = (name: 'name' | 'name_hi' | 'title' | 'title_hi', hint?: string) => (
    <TextField
      {...register(name)}
      label={translate(`brand_studio.${name}`)}
      hint={hint}
      lang={name.endsWith('_hi') ? 'hi' : 'en'}
      error={formState.errors[name]?.message}
      optional={name !== 'name'}
      disabled={isOff}
    />
  );
  return (
    <FormProvider {...form}>
      <Panels>
        <Panel title={translate('brand_studio.brand')}>
          {waiting && (
            <ContentChange
              change={waiting}
              differences={differences}
              disabled={isOff}
              onWithdrawn={() => void queryClient.invalidateQueries({ queryKey })}
            />
          )}
          <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
            {line('name')}
            {line('name_hi', translate('brand_studio.name_hi_hint'))}
            {line('title', translate('brand_studio.title_hint'))}
            {line('title_hi')}
            <LogoField shape="square" name="logo" disabled={isOff} />
            <LogoField shape="wide" name="logo_wide" disabled={isOff} />
            <ColourField name="primary" disabled={isOff} />
            <ColourField name="secondary" disabled={isOff} />
            <Contrasts brand={brand} />
            <SelectField
              {...register('font_family')}
              label={translate('brand_studio.font_family')}
              hint={translate('brand_studio.font_hint')}
              placeholder={null}
              options={BRAND_FONTS.map((font) => ({
                value: font,
                label: font.endsWith(VARIABLE)
                  ? font.slice(0, -VARIABLE.length)
                  : translate('brand_studio.device_font', { font }),
              }))}
              disabled={isOff}
            />
            <Failure error={failure} />
            {conflict && (
              <ConflictChoice
                named
                conflicts={conflict.conflicts}
                onTheirs={() => void takeTheirs()}
              />
            )}
            <Stack direction="row" spacing={1.5}>
              <Button type="submit" disabled={isOff} busy={formState.isSubmitting}>
                {translate('brand_studio.save')}
              </Button>
              {state.can_undo && (
                <Button variant="secondary" disabled={isOff} onClick={() => void undo()}>
                  {translate('brand_studio.undo')}
                </Button>
              )}
            </Stack>
            {state.saved_at && (
              <Note>
                {translate('brand_studio.saved_by', {
                  name: state.saved_by,
                  at: formatDateTime(state.saved_at, language),
                })}
              </Note>
            )}
          </form>
        </Panel>
        <div className={styles['aside']}>
          <Panel title={translate('brand_studio.preview')}>
            <BrandPreview brand={brand} />
          </Panel>
        </div>
      </Panels>
    </FormProvider>
  );
}
