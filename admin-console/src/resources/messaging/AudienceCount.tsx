import { Notice, useClient, useTexts } from '@marketplace/shared/admin';
import { countAudience } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import { getOptionLabel, messageAudienceSchema } from '@marketplace/shared/schema';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

interface AudienceValues {
  template_id?: number | '';
  partner_id?: number | '' | null;
  product?: string;
  stage?: string;
}

/** Names a channel within a sentence: 'e-mail' is an ordinary word, 'SMS' is not. */
function formatChannel(channel: string, language: Language): string {
  const label = getOptionLabel('messageChannel', channel, language);
  return channel === 'email' ? label.toLowerCase() : label;
}

/** Shows how many people with consent the surrounding form would reach now. */
export function AudienceCount() {
  const { translate, language } = useTexts();
  const client = useClient();
  const { template_id, partner_id, product, stage } = useWatch<AudienceValues>();
  const wanted = { template_id, partner_id: partner_id || null, product, stage };
  const { data, error } = useQuery({
    queryKey: ['message-audience', wanted],
    queryFn: async ({ signal }) =>
      (await client.call(countAudience, { body: messageAudienceSchema.cast(wanted), signal })).data,
    enabled: Number(template_id) > 0,
  });
  const formatCount = (value: number) => formatNumber(value, language);
  return (
    <Notice role="status">
      {error?.message ??
        (data
          ? translate('messaging.audience', {
              consenting: formatCount(data.consenting),
              channel: formatChannel(data.channel, language),
              matching: formatCount(data.matching),
              limited: formatCount(data.limited),
            })
          : translate('messaging.audience_open'))}
    </Notice>
  );
}
