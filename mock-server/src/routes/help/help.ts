import { randomInt } from 'node:crypto';
import { requestHelp } from '@marketplace/shared/api';
import { nowIso } from '../../clock';
import { perMinute } from '../../middleware/limits';
import { handle } from '../kit/handle';

// Without what is mistaken for another when it is read out: 0 and O, 1 and I.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference that can be read out on the phone and says nothing about how many there are. */
export function newReference(kind: 'H' | 'E' | 'M'): string {
  const part = (): string =>
    Array.from({ length: 4 }, () => signs.charAt(randomInt(signs.length))).join('');
  return `${kind}-${part()}-${part()}`;
}

export const helpRoutes = [
  handle(
    requestHelp,
    async ({ body, session }, { store }) => {
      const kept = await store.tx((writer) =>
        writer.insert('help_requests', {
          ...body,
          reference: newReference('H'),
          user_id: session?.user_id ?? null,
          created_at: nowIso(),
        }),
      );
      return { data: { reference: kept.reference, created_at: kept.created_at } };
    },
    { before: ({ config }) => (config.rateLimits ? [perMinute(10)] : []) },
  ),
];
