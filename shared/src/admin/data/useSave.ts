import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { getErrorText } from '../cell/errorText';
import { conflictIn } from '../conflict/conflict';
import { notify, useTranslate } from '../../ui';
import { toApiError } from './httpError';
import { useSaveProperty } from './useSaveProperty';

/**
 * Saves properties of a record and tells in a toast how it went: the server's message, or `fallback`
 * where it has none. Rejects when it failed, so that the field can keep what was typed.
 */
export function useSave(resource: string, success: string, fallback: string) {
  const translate = useTranslate();
  const saveProperty = useSaveProperty(resource);
  return useCallback(
    async (record: RaRecord, changes: Readonly<Record<string, unknown>>) => {
      try {
        await saveProperty(record, changes);
      } catch (error) {
        // A field that two people changed offers the choice in its place; a toast would contradict it.
        const isChosenInPlace = Object.keys(changes).some((name) => conflictIn(error, name, null));
        if (!isChosenInPlace)
          notify.error(toApiError(error) ? getErrorText(error, translate) : fallback);
        throw error;
      }
      notify.success(success);
    },
    [saveProperty, success, fallback, translate],
  );
}
