import type { OwnData } from './useOwnData';

/** A stored record about the person. */
export interface DataRecord {
  id: string;
  /** Key of its name under `records` in the texts. */
  kind:
    | 'profile'
    | 'application'
    | 'lead'
    | 'consent'
    | 'reminder'
    | 'erasure'
    | 'merchant'
    | 'prospect';
  /** Whether it changed after its creation. */
  updated: boolean;
}

type Dated = Readonly<{ id: string; created_at: string; updated_at: string }>;

const listDated = (kind: DataRecord['kind'], records: readonly Dated[]): DataRecord[] =>
  records.map(({ id, created_at, updated_at }) => ({
    id,
    kind,
    updated: updated_at !== created_at,
  }));

/** Lists every record with an id, so that the person can name it in a complaint. */
export function listDataRecords(data: OwnData): DataRecord[] {
  const { profile, erasure } = data;
  return [
    { id: profile.user_id, kind: 'profile', updated: (profile.version ?? 1) > 1 },
    ...listDated('application', data.applications),
    ...listDated('lead', data.leads),
    ...data.consents.map(({ id }) => ({ id, kind: 'consent' as const, updated: false })),
    ...data.reminders.map(({ id, sent_at }) => ({
      id,
      kind: 'reminder' as const,
      updated: sent_at !== null,
    })),
    ...listDated('merchant', data.merchants),
    // The partner creates a prospect; using it is its change.
    ...data.prospects.map(({ id }) => ({ id, kind: 'prospect' as const, updated: true })),
    ...(erasure
      ? [{ id: erasure.id, kind: 'erasure' as const, updated: erasure.status !== 'requested' }]
      : []),
  ];
}
