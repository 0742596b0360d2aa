import { HttpError } from '../../httpError';

interface Deletable {
  readonly id: number;
  readonly deleted_at: string | null;
}

/** Throws 409 if another live record has the name; ignores letter case. */
export function checkUnique<R extends Deletable>(
  rows: readonly R[],
  field: keyof R & string,
  name: string,
  own?: number,
): void {
  const wanted = name.trim().toLowerCase();
  const taken = rows.some(
    (row) =>
      row.id !== own &&
      row.deleted_at === null &&
      String(row[field]).trim().toLowerCase() === wanted,
  );
  if (taken) throw new HttpError(409, 'name_taken', { errors: { [field]: 'name_taken' } });
}
