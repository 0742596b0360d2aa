import type { Language, Translate } from '../../../i18n';
import { formatDateTime, formatNumber } from '../../../format';
import { countOpenRows, getApprovalEnd, type Import } from '../../../schema';

interface Act {
  key: string;
  at: string | null;
  values: Readonly<Record<string, string>>;
}

/** Says what has happened to a file since its check, who did it and when, in the order of the acts. */
export function listActs(upload: Import, translate: Translate, language: Language): string[] {
  const { decided_at, asked_at, loaded_at, rolled_back_at } = upload;
  const isRefused = upload.status === 'refused' || upload.refused_rows > 0;
  const refusal = upload.decided_by_name === '' ? 'status_file.expired' : 'status_file.refused_by';
  const open = countOpenRows(upload);
  const acts: readonly Act[] = [
    {
      key: 'imports.rows_loaded',
      at: upload.rows > 0 || rolled_back_at ? loaded_at : null,
      values: {
        rows: formatNumber(upload.rows, language),
        all: formatNumber(upload.file_rows, language),
      },
    },
    { key: 'imports.asked_by', at: asked_at, values: { name: upload.asked_by_name } },
    {
      key: isRefused ? refusal : 'status_file.confirmed_by',
      at: decided_at,
      values: { name: upload.decided_by_name },
    },
    {
      key: 'status_file.rolled_back_by',
      at: rolled_back_at,
      values: { name: upload.rolled_back_by_name },
    },
  ];
  const texts = acts
    .flatMap(({ at, ...act }) => (at ? { ...act, at } : []))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ key, at, values }) => translate(key, { ...values, at: formatDateTime(at, language) }));
  if (open > 0)
    texts.push(
      translate('imports.open', { smart_count: open, count: formatNumber(open, language) }),
    );
  if (upload.status === 'pending') {
    const at = formatDateTime(getApprovalEnd(asked_at ?? upload.created_at), language);
    texts.push(translate('status_file.expires', { at }));
  }
  return texts;
}
