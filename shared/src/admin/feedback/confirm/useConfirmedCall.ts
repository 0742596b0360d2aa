import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '../../../ui';
import { type Question, useConfirm } from './ConfirmProvider';

/**
 * Returns a function that makes a call. If it gets a question, it asks first. If the call fails, a dialog says why
 * and offers another try. After each call, failed or not, it refetches the queries of a key or runs the caller's
 * function.
 */
export function useConfirmedCall(reload: QueryKey | (() => unknown)) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const refresh = (): unknown =>
    typeof reload === 'function' ? reload() : queryClient.invalidateQueries({ queryKey: reload });
  return async (call: () => Promise<unknown>, question?: Question): Promise<void> => {
    const action = async () => {
      try {
        await call();
      } finally {
        await refresh();
      }
    };
    if (question) {
      await confirm({ ...question, action });
      return;
    }
    try {
      await action();
    } catch (failure) {
      await confirm({ title: translate('kit.error'), failure, action });
    }
  };
}
