import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { failureText } from '../cell/failureText';
import { notify, useTranslate } from '../../ui';
import { apiErrorOf } from './httpError';
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
        notify.error(apiErrorOf(error) ? failureText(error, translate) : fallback);
        throw error;
      }
      notify.success(success);
    },
    [saveProperty, success, fallback, translate],
  );
}
