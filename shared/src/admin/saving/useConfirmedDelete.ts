import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RaRecord, useDelete } from 'react-admin';
import { listFieldErrors } from '../../api';
import type { Translate } from '../../i18n';
import { useTranslate } from '../../ui';
import { rememberRow } from '../fields/cell/moveFocus';
import { type Question, useConfirm } from '../feedback/confirm/ConfirmProvider';
import { getTheirValues } from '../form/conflict/conflict';
import { toPlainText } from '../data/plainText';
import { usePendingToast } from '../approvals/usePendingToast';
import { toApiError } from '../data/httpError';
import { type Fields, getPendingId } from '../data/provider/resourceRow';
import { useDeletedToast } from './useDeletedToast';

export interface DeleteTexts {
  success: string;
  /** The text below 'Are you sure?'. */
  question?: (record: RaRecord) => string;
  /** Replaces the server's message. */
  failure?: string;
}

/**
 * Lists what others have changed since the screen showed the record, one line per field: 'Priority:
 * 5 → 7'.
 */
const formatChanges = (record: RaRecord, theirs: Fields, translate: Translate): string =>
  Object.entries(theirs)
    .filter(([name]) => name !== 'version')
    .map(
      ([name, value]) =>
        `${translate(`fields.${name}`)}: ${toPlainText(record[name]) || '–'} → ${toPlainText(value) || '–'}`,
    )
    .join('\n');

/**
 * Asks 'Are you sure?', deletes with react-admin's `useDelete`, shows the result, and returns
 * whether the record is deleted. If someone has changed the record meanwhile, it says what and asks
 * again. The function stays the same as long as the texts do.
 */
export function useConfirmedDelete(resource: string, texts: DeleteTexts) {
  const confirm = useConfirm();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const announce = usePendingToast();
  const tell = useDeletedToast(resource);
  const [deleteOne] = useDelete<RaRecord>(resource);
  return useCallback(
    async (record: RaRecord): Promise<boolean> => {
      const askAgain = async (seen: RaRecord, theirs: Fields): Promise<boolean> => {
        await queryClient.invalidateQueries({ queryKey: [resource] });
        const now = { ...seen, ...theirs };
        return attempt(now, {
          title: translate('kit.conflict.title'),
          text: formatChanges(seen, theirs, translate),
          confirmLabel: translate('kit.conflict.delete'),
          cancelLabel: translate('kit.conflict.keep'),
        });
      };
      const attempt = async (current: RaRecord, question: Question): Promise<boolean> => {
        let removed: unknown;
        let theirs: Fields | undefined;
        const focusRow = rememberRow(current.id);
        const agreed = await confirm({
          destructive: true,
          action: async () => {
            try {
              const params = { id: current.id, previousData: current };
              removed = await deleteOne(resource, params, { returnPromise: true });
            } catch (error) {
              theirs = getTheirValues(error);
              if (theirs) return;
              const failure = toApiError(error);
              const text = (failure && listFieldErrors(failure)) || texts.failure;
              throw text ? new Error(text) : error;
            }
          },
          ...question,
        });
        if (theirs) return askAgain(current, theirs);
        const pendingId = getPendingId(removed);
        if (pendingId) {
          await queryClient.invalidateQueries({ queryKey: [resource] });
          announce(pendingId);
          return false;
        }
        if (agreed) {
          focusRow();
          tell(texts.success, [current.id]);
        }
        return agreed;
      };
      const text = texts.question?.(record);
      return attempt(record, text ? { text } : {});
    },
    [announce, confirm, deleteOne, queryClient, resource, tell, texts, translate],
  );
}
