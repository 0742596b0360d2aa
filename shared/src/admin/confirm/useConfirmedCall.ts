import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { notify, useTranslate } from '../../ui';
import { getErrorText } from '../failure/errorText';
import { type Question, useConfirm } from './ConfirmProvider';

/**
 * Returns a function that makes a call. With a question it asks first. A failure becomes a toast. After the
 * call, failed or not, it reloads: the queries of a key, or by a function of the caller.
 */
export function useConfirmedCall(reload: QueryKey | (() => unknown)) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const refresh = (): unknown =>
    typeof reload === 'function' ? reload() : queryClient.invalidateQueries({ queryKey: reload });
  return async (call: () => Promise<unknown>, question?: Question): Promise<void> => {
    const action = async () => {
      await call();
      await refresh();
    };
    try {
      await (question ? confirm({ ...question, action }) : action());
    } catch (error) {
      notify.error(getErrorText(error, translate));
      await refresh();
    }
  };
}
