import Stack from '@mui/material/Stack';
import { Note, Panel, useConsole } from '@marketplace/shared/admin';
import { isHexColour } from '@marketplace/shared/branding';
import { type Funnel, MAX_FIRST_QUESTIONS } from '@marketplace/shared/schema';
import { TextField, useTranslate } from '@marketplace/shared/ui';
import { useController, useFormContext } from 'react-hook-form';
import styles from './funnel.module.css';
import { OrderedChoice } from './OrderedChoice';

type Line = 'headline_en' | 'headline_hi' | 'subline_en' | 'subline_hi';

const LINES: readonly { name: Line; lang: 'en' | 'hi'; max: number }[] = [
  { name: 'headline_en', lang: 'en', max: 80 },
  { name: 'headline_hi', lang: 'hi', max: 80 },
  { name: 'subline_en', lang: 'en', max: 200 },
  { name: 'subline_hi', lang: 'hi', max: 200 },
];

function AccentField({ disabled }: { disabled: boolean }) {
  const translate = useTranslate();
  const { brand } = useConsole();
  const { field, fieldState } = useController<Funnel, 'accent'>({ name: 'accent' });
  const set = (colour: string) => field.onChange(colour.trim().toUpperCase());
  return (
    <TextField
      {...field}
      label={translate('funnel.fields.accent')}
      hint={translate('funnel.accent_hint', { colour: brand.primary })}
      error={fieldState.error?.message}
      maxLength={7}
      spellCheck={false}
      disabled={disabled}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      prefix={
        <input
          type="color"
          className={styles['swatch']}
          aria-label={translate('funnel.pick')}
          value={isHexColour(field.value) ? field.value : brand.primary}
          disabled={disabled}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      }
    />
  );
}

export function FunnelFields({ disabled }: { disabled: boolean }) {
  const translate = useTranslate();
  const { formState, register, trigger } = useFormContext<Funnel>();
  return (
    <>
      <Panel title={translate('funnel.texts')} size="full">
        <Stack spacing={2}>
          <Note>{translate('funnel.texts_hint')}</Note>
          {LINES.map(({ name, lang, max }) => (
            <TextField
              key={name}
              // The rule of a text also reads the same text in the other language.
              {...register(name, { onChange: () => void trigger() })}
              id={`funnel-${name}`}
              lang={lang}
              maxLength={max}
              label={translate(`funnel.fields.${name}`)}
              error={formState.errors[name]?.message}
              disabled={disabled}
            />
          ))}
          <AccentField disabled={disabled} />
        </Stack>
      </Panel>
      <Panel title={translate('funnel.products')} size="full">
        <OrderedChoice
          name="products"
          list="product"
          hint={translate('funnel.products_hint')}
          disabled={disabled}
        />
      </Panel>
      <Panel title={translate('funnel.questions')} size="full">
        <OrderedChoice
          name="questions"
          list="funnelQuestion"
          hint={translate('funnel.questions_hint', { max: MAX_FIRST_QUESTIONS })}
          max={MAX_FIRST_QUESTIONS}
          disabled={disabled}
        />
      </Panel>
    </>
  );
}
