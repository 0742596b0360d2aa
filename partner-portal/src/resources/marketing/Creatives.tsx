import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  Card,
  Columns,
  Failure,
  LoadState,
  Note,
  PageHeader,
  useCallQuery,
  useConsole,
  useLanguage,
} from '@marketplace/shared/admin';
import { getCreatives } from '@marketplace/shared/api';
import { pickRecordText, toDisplayDate } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import { Button, SelectField, saveFile } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CreativePreview } from './CreativePreview';
import { type Creative, drawCreative, type Size, SIZES } from './drawCreative';
import { toPdf } from './toPdf';

interface CardProps {
  creative: Creative;
  language: Language;
  size: Size;
}

function CreativeCard({ creative, language, size }: CardProps) {
  const translate = useTranslate();
  const { brand } = useConsole();
  const { withdrawn, expires_on } = creative;
  const name = pickRecordText(useLanguage(), creative.name, creative.name_hi);
  const save = useMutation({
    mutationFn: async (kind: 'png' | 'pdf') => {
      const canvas = document.createElement('canvas');
      const blocks = await drawCreative(canvas, { creative, brand, language, size });
      const type = kind === 'png' ? 'image/png' : 'image/jpeg';
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
      if (!blob) throw new Error('The browser made no picture');
      const file = `${name}-${size}-${language}.${kind}`.replaceAll(' ', '-');
      const bytes = new Uint8Array(await blob.arrayBuffer());
      if (kind === 'png') saveFile(file, bytes, type);
      else {
        const title = creative[`headline_${language}`];
        const content = { language, title, alt: creative.link, blocks };
        saveFile(file, toPdf(bytes, SIZES[size], content), 'application/pdf');
      }
    },
    // Log the error, because the browser's message is not in the person's language.
    onError: (error) => console.warn('A creative could not be saved', error.message),
  });
  const day = toDisplayDate(expires_on) ?? '';
  return (
    <Card aria-label={name}>
      <h2>{name}</h2>
      {withdrawn ? (
        <p>
          <Chip
            component="span"
            size="small"
            color="error"
            label={translate('marketing.withdrawn')}
          />{' '}
          {translate('marketing.withdrawn_about', { day })}
        </p>
      ) : (
        <>
          <Note>{translate('marketing.until', { day })}</Note>
          <CreativePreview creative={creative} language={language} size={size} />
          <Stack direction="row" spacing={1}>
            <Button size="small" onClick={() => save.mutate('png')}>
              {translate('marketing.png')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => save.mutate('pdf')}>
              {translate('marketing.pdf')}
            </Button>
            {save.isError && <Failure text={translate('kit.error')} />}
          </Stack>
        </>
      )}
    </Card>
  );
}

const isSize = (value: string): value is Size => Object.hasOwn(SIZES, value);

/** Shows banners and creatives in the partner's brand, in the usual sizes, as PNG and PDF. */
export function Creatives() {
  const translate = useTranslate();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [size, setSize] = useState<Size>('1080x1080');
  const { data, error, refetch } = useCallQuery(getCreatives);
  return (
    <>
      <PageHeader
        title={translate('marketing.creatives')}
        trail={[
          { label: translate('portal.dashboard'), to: '/' },
          { label: translate('marketing.title'), to: '/marketing-support' },
        ]}
      >
        {translate('marketing.creatives_about')}
      </PageHeader>
      <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
        <SelectField
          label={translate('marketing.size')}
          placeholder={null}
          value={size}
          options={Object.keys(SIZES).map((value) => ({ value, label: value.replace('x', ' × ') }))}
          onChange={({ currentTarget: { value } }) => {
            if (isSize(value)) setSize(value);
          }}
        />
        <SelectField
          label={translate('marketing.language')}
          placeholder={null}
          value={language}
          options={(['en', 'hi'] as const).map((value) => ({
            value,
            label: translate(`marketing.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) => setLanguage(value === 'hi' ? 'hi' : 'en')}
        />
      </Stack>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={8} height="32px" />}
      <Columns fill min="360px" sx={{ gap: 2 }}>
        {data?.map((creative) => (
          <CreativeCard key={creative.id} creative={creative} language={language} size={size} />
        ))}
      </Columns>
    </>
  );
}
