import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { notify, useTranslate } from '../../ui';
import { getErrorText } from '../failure/errorText';
import { type Question, useConfirm } from './ConfirmProvider';

/**
 * Returns a function that makes a call and reloads the queries of a key. With a question it asks first. A failure
 * becomes a toast.
 */
export function useConfirmedCall(queryKey: QueryKey) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  return async (call: () => Promise<unknown>, question?: Question): Promise<void> => {
    const action = async () => {
      await call();
      await queryClient.invalidateQueries({ queryKey });
    };
    try {
      await (question ? confirm({ ...question, action }) : action());
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
  };
}
