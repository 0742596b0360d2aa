import { getErrorText, type Question, useConfirm } from '@marketplace/shared/admin';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that makes a call and reloads the lists of a resource. With a question it asks
 * first. A failure becomes a toast.
 */
export function useIntegrationAction(resource: string) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  return async (call: () => Promise<unknown>, question?: Question): Promise<void> => {
    const action = async () => {
      await call();
      await queryClient.invalidateQueries({ queryKey: [resource] });
    };
    try {
      await (question ? confirm({ ...question, action }) : action());
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
  };
}
