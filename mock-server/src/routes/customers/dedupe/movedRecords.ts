import type { Collections } from '../../../data/records';
import type { Id, Patch, Reader, Writer } from '../../../store/port';

/** Collections whose records move with the person in `user_id`. */
type Moved =
  | 'applications'
  | 'leads'
  | 'consents'
  | 'reminders'
  | 'form_drafts'
  | 'help_requests'
  | 'prospects'
  | 'calls'
  | 'customer_notes'
  | 'customer_tasks'
  | 'message_deliveries'
  | 'sign_ins';

interface Mover {
  readonly collection: Moved;
  readonly find: (reader: Reader<Collections>, userId: string) => Promise<readonly Id[]>;
  readonly move: (writer: Writer<Collections>, id: Id, userId: string) => Promise<void>;
}

function createMover<K extends Moved>(
  collection: K,
  buildPatch: (user_id: string) => Patch<Collections[K]>,
): Mover {
  return {
    collection,
    async find(reader, user_id) {
      const { rows } = await reader.find(collection, { filter: { user_id } });
      return rows.map(({ id }) => id);
    },
    async move(writer, id, userId) {
      await writer.update(collection, id, buildPatch(userId));
    },
  };
}

const MOVERS: readonly Mover[] = [
  createMover('applications', (user_id) => ({ user_id })),
  createMover('leads', (user_id) => ({ user_id })),
  createMover('consents', (user_id) => ({ user_id })),
  createMover('reminders', (user_id) => ({ user_id })),
  createMover('form_drafts', (user_id) => ({ user_id })),
  createMover('help_requests', (user_id) => ({ user_id })),
  createMover('prospects', (user_id) => ({ user_id })),
  createMover('calls', (user_id) => ({ user_id })),
  createMover('customer_notes', (user_id) => ({ user_id })),
  createMover('customer_tasks', (user_id) => ({ user_id })),
  createMover('message_deliveries', (user_id) => ({ user_id })),
  createMover('sign_ins', (user_id) => ({ user_id })),
];

export interface MovedRecords {
  readonly collection: string;
  readonly ids: readonly Id[];
}

/** Returns a person's drafts of forms for which the other person has a draft too: a form has one draft. */
async function findSpareDrafts(
  reader: Reader<Collections>,
  from: string,
  to: string,
): Promise<ReadonlySet<Id>> {
  const kept = await reader.find('form_drafts', { filter: { user_id: to } });
  const forms = new Set(kept.rows.map(({ form }) => form));
  const { rows } = await reader.find('form_drafts', { filter: { user_id: from } });
  return new Set(rows.filter(({ form }) => forms.has(form)).map(({ id }) => id));
}

/** Moves all records of one person to another; returns the moved ones. */
export async function moveAll(
  writer: Writer<Collections>,
  from: string,
  to: string,
): Promise<MovedRecords[]> {
  const spare = await findSpareDrafts(writer, from, to);
  const moved: MovedRecords[] = [];
  for (const { collection, find, move } of MOVERS) {
    const ids = (await find(writer, from)).filter((id) => !spare.has(id));
    for (const id of ids) await move(writer, id, to);
    if (ids.length > 0) moved.push({ collection, ids });
  }
  return moved;
}

/** Moves merged records back from the survivor, except those that the survivor no longer has. */
export async function moveBack(
  writer: Writer<Collections>,
  moved: readonly MovedRecords[],
  from: string,
  to: string,
): Promise<void> {
  for (const { collection, find, move } of MOVERS) {
    const ids = moved.find((one) => one.collection === collection)?.ids ?? [];
    if (ids.length === 0) continue;
    const there = new Set(await find(writer, from));
    for (const id of ids) if (there.has(id)) await move(writer, id, to);
  }
}
