import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { notify, useConfirm, useTranslate } from '../../ui';
import { failureText, fieldReasons } from '../cell/failureText';
import { apiErrorOf } from './httpError';
import { useRecordCalls } from './useRecordCalls';

export interface DeleteTexts {
  success: string;
  /** What is said below 'Are you sure?'. */
  question?: (record: RaRecord) => string;
  /** Instead of the server's message. */
  failure?: string;
}

/**
 * Asks 'Are you sure?', deletes, and tells how it went; answers whether it is deleted. The function is
 * the same for as long as the texts are.
 */
export function useDelete(resource: string, texts: DeleteTexts) {
  const confirm = useConfirm();
  const translate = useTranslate();
  const calls = useRecordCalls(resource);
  return useCallback(
    async (record: RaRecord): Promise<boolean> => {
      try {
        const text = texts.question?.(record);
        const agreed = await confirm({
          destructive: true,
          action: () => calls.remove(record),
          ...(text ? { text } : {}),
        });
        if (agreed) notify.success(texts.success);
        return agreed;
      } catch (error) {
        const failure = apiErrorOf(error);
        const reasons = failure && fieldReasons(failure);
        notify.error(reasons || (texts.failure ?? failureText(error, translate)));
        return false;
      }
    },
    [calls, confirm, texts, translate],
  );
}
