import { randomInt } from 'node:crypto';
import { requestHelp } from '@marketplace/shared/api';
import type { HelpRequest } from '@marketplace/shared/schema';
import { now, nowIso } from '../../clock';
import type { Collections, HelpRequestRecord } from '../../data/records';
import type { Reader } from '../../store/port';
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

const HELP_FIELDS = ['contactName', 'phoneNumber', 'company', 'description'] as const;

/** Minutes in which the same words of the same person are the same request, sent again. */
const SAME_FOR_MINUTES = 10;

/** The request that is there already: whoever lost the answer and sends again gets the first reference. */
async function sameRequest(
  reader: Reader<Collections>,
  request: HelpRequest,
  userId: string | null,
): Promise<Readonly<HelpRequestRecord> | undefined> {
  const since = new Date(now() - SAME_FOR_MINUTES * 60_000).toISOString();
  const { rows } = await reader.find('help_requests', {
    filter: { user_id: userId, email: request.email, created_at_gte: since },
  });
  return rows.find((row) => HELP_FIELDS.every((field) => row[field] === request[field]));
}

export const helpRoutes = [
  handle(
    requestHelp,
    async ({ body, session }, { store }) => {
      const request = { ...body, email: body.email.toLowerCase() };
      const userId = session?.user_id ?? null;
      const kept = await store.tx(
        async (writer) =>
          (await sameRequest(writer, request, userId)) ??
          writer.insert('help_requests', {
            ...request,
            reference: newReference('H'),
            user_id: userId,
            created_at: nowIso(),
          }),
      );
      return { data: { reference: kept.reference, created_at: kept.created_at } };
    },
    { before: ({ config }) => (config.rateLimits ? [perMinute(10)] : []) },
  ),
];
