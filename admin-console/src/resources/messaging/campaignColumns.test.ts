import { messageCampaignSchema } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { buildCampaignColumns } from './campaignColumns';

const columns = buildCampaignColumns({ translate: (key) => key, language: 'en' });
/** A campaign that is planned for half past eleven in the evening in India. */
const campaign = {
  ...messageCampaignSchema.cast({}, { assert: false }),
  id: 1,
  send_at: '2026-11-26T18:00:00.000Z',
};

test.each([
  { status: 'scheduled', sent_at: null, shown: ['27 Nov 2026, 10:00 am', '–'] },
  {
    status: 'sent',
    sent_at: '2026-11-27T04:35:00.000Z',
    shown: ['27 Nov 2026, 10:00 am', '27 Nov 2026, 10:05 am'],
  },
])('a campaign held over night that is $status lists when it goes and went', (state) => {
  const { shown, ...fields } = state;
  const texts = ['send_at', 'sent_at'].map((name) =>
    columns.find((column) => column.name === name)?.render({ ...campaign, ...fields }),
  );
  expect(texts).toEqual(shown);
});
