import type { Session } from '../../auth/sessions';
import type { Context } from '../../context';

/**
 * Counts a change in the log entry of its masquerade. A logout ends the session and does not count.
 */
export async function countChange(session: Session, { store }: Context): Promise<void> {
  const { id, masquerade_id } = session;
  if (!masquerade_id) return;
  await store.tx(async (writer) => {
    const entry = await writer.get('masquerades', masquerade_id);
    const isOver = (await writer.get('sessions', id)) === undefined;
    if (!entry || isOver) return;
    await writer.update('masquerades', entry.id, { changes: (entry.changes ?? 0) + 1 });
  });
}
