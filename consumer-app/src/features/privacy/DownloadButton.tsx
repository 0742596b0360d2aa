import { Button, notify, saveFile } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure, queryClient } from '../../query';
import { useTexts } from '../../i18n';
import { privacyTexts } from './texts';
import { ownDataQuery } from './useOwnData';

/** Fetches all the person's data again and saves it as a file. */
export function DownloadButton({ userId }: { userId: string }) {
  const text = useTexts(privacyTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => queryClient.query(ownDataQuery(userId)),
    onSuccess: ({ data }) => {
      saveFile(
        `my-data-${data.generated_at.slice(0, 10)}.json`,
        JSON.stringify(data, undefined, 2),
        'application/json',
      );
      notify.success(text('held.downloaded'));
    },
    onError: notifyFailure,
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {text('held.download')}
    </Button>
  );
}
