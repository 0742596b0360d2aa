import { useCallback } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import type { ReferenceTarget } from '../../schema';
import { toApiError } from '../data/httpError';
import { pickRecordText } from '../../format';
import { useLanguage } from '../i18n/useLanguage';
import { ALL_ROWS } from './listSettings';
import { toPlainText } from '../data/plainText';

/** All records that a reference can point at, by id. */
export const ALL_BY_ID = {
  pagination: ALL_ROWS,
  sort: { field: 'id', order: 'ASC' },
} as const;

/**
 * Returns the text by which inputs name a record, in the language of the page: a partner by its brand, as reports
 * do, not by its identifier. The function stays the same between renders, since an input with a search gives up the
 * typed text when it changes.
 */
export function useRecordName(): (record: RaRecord) => string {
  const language = useLanguage();
  return useCallback(
    ({ id, name, name_hi, title }) =>
      pickRecordText(
        language,
        toPlainText(title) || toPlainText(name) || String(id),
        toPlainText(name_hi),
      ),
    [language],
  );
}

/**
 * Loads the records that a reference can point at, as options of a choice. A page that waits for them must wait
 * for `isFetched`: each part that mounts refetches after a failure, so a page that waits for data would unmount
 * them again.
 */
export function useReferences(target: ReferenceTarget | undefined) {
  const {
    data = [],
    error,
    isFetched,
    refetch,
  } = useGetList<RaRecord>(target ?? '', ALL_BY_ID, {
    enabled: target !== undefined,
    retry: false,
  });
  const getName = useRecordName();
  const options = data.map((record) => ({
    value: String(record.id),
    label: getName(record),
  }));
  return { options, failure: toApiError(error), isFetched, refetch };
}
