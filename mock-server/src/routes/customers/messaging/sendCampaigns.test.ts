import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, getClockOffset, HOUR_MS, nowIso, setClockOffset } from '../../../clock';
import type { Store } from '../../../context';
import { seedCollections } from '../../../seed';
import { openTestStore } from '../../../testing/stores/openTestStore';
import { countRecipients } from './audience';
import { sendDueCampaigns } from './sendCampaigns';

const NO_SENDERS = { mail: undefined, sms: undefined };

const COUNT = 5100;

const idOf = (index: number): string =>
  `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Sets the clock to noon of tomorrow in India. */
function setNoon(): void {
  const midnight = Math.floor((Date.now() + 5.5 * 3_600_000) / DAY_MS) * DAY_MS - 5.5 * 3_600_000;
  setClockOffset(midnight + 1.5 * DAY_MS - Date.now());
  onTestFinished(() => setClockOffset(0));
}

/** Opens a store of very many customers, of whom three agreed to messages, and notes the longest read. */
async function openCampaignStore() {
  const {
    users = [],
    partners = [],
    message_templates = [],
    message_campaigns = [],
  } = seedCollections({
    users: 1,
  });
  const [person] = users;
  const [campaign] = message_campaigns;
  if (!person || !campaign) throw new Error('there are fixtures');
  const agreed = [0, 2600, COUNT - 1].map(idOf);
  const base = await openTestStore(() => ({
    partners,
    message_templates,
    message_campaigns: [
      {
        ...campaign,
        partner_id: null,
        product: '',
        stage: '',
        status: 'scheduled',
        send_at: nowIso(),
        sent_at: null,
        sent: 0,
        limited: 0,
      },
    ],
    users: Array.from({ length: COUNT }, (_, index) => {
      const sign_in = String(9_300_000_000 + index);
      const contacts = {
        email: `P${index}@mail.example.in`,
        email_verified: index % 2 === 1 ? 1 : 0,
      } as const;
      return { ...person, ...contacts, id: idOf(index), user_id: idOf(index), sign_in };
    }),
    consents: agreed.map((user_id, index) => ({
      id: idOf(index),
      user_id,
      lender_id: null,
      purpose: 'sms',
      text_version: 1,
      language: 'en',
      granted: 1,
      at: nowIso(),
    })),
  }));
  let [most, mostNamed] = [0, 0];
  const store: Store = {
    ...base,
    async select(collection, fields, query) {
      const rows = await base.select(collection, fields, query);
      most = Math.max(most, rows.length);
      for (const wanted of Object.values(query?.filter ?? {}))
        if (Array.isArray(wanted)) mostNamed = Math.max(mostNamed, wanted.length);
      return rows;
    },
  };
  return { store, agreed, findMost: () => most, findMostNamed: () => mostNamed };
}

test('a campaign to very many people reads only some of them at once, and reaches all who agreed', async () => {
  setNoon();
  const { store, agreed, findMost } = await openCampaignStore();
  await sendDueCampaigns(store, NO_SENDERS);
  const { rows } = await store.find('message_deliveries', { sort: ['user_id', 'ASC'] });
  expect(rows.map(({ user_id }) => user_id)).toEqual(agreed);
  expect((await store.find('message_campaigns')).rows).toMatchObject([{ status: 'sent', sent: 3 }]);
  expect(findMost()).toBeLessThan(COUNT);
});

test('a campaign stops between two batches when the quiet hours begin, and goes on in the morning', async () => {
  setNoon();
  const { store, agreed } = await openCampaignStore();
  const listReached = async () => {
    const { rows } = await store.find('message_deliveries', { sort: ['user_id', 'ASC'] });
    return rows.map(({ user_id }) => user_id);
  };
  // The evening comes while the first batch is sent.
  const untilEvening: Store = {
    ...store,
    async tx(work) {
      const answer = await store.tx(work);
      setClockOffset(getClockOffset() + 10 * HOUR_MS);
      return answer;
    },
  };
  await sendDueCampaigns(untilEvening, NO_SENDERS);
  expect(await listReached()).toEqual(agreed.slice(0, -1));
  expect((await store.find('message_campaigns')).rows).toMatchObject([{ status: 'scheduled' }]);
  setClockOffset(getClockOffset() + 14 * HOUR_MS);
  await sendDueCampaigns(store, NO_SENDERS);
  expect(await listReached()).toEqual(agreed);
});

test('very many people are counted some at a time, and not looked up one by one', async () => {
  const { store, agreed, findMost, findMostNamed } = await openCampaignStore();
  const sms = { channel: 'sms' } as const;
  const everybody = { template_id: 0, partner_id: null, product: '', stage: '' };
  const size = { matching: COUNT, consenting: agreed.length, limited: 0 };
  expect(await countRecipients(store, sms, everybody)).toEqual(size);
  expect(findMost()).toBeLessThan(COUNT);
  expect(findMostNamed()).toBeLessThan(1000);
});
