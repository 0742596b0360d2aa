import { Button, notify } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure, queryClient } from '../../query';
import { useTexts } from '../../i18n';
import { privacyTexts } from './texts';
import { ownDataQuery } from './useOwnData';

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click handler has finished.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Fetches all the person's data again and saves it as a file. */
export function DownloadButton({ userId }: { userId: string }) {
  const text = useTexts(privacyTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => queryClient.query(ownDataQuery(userId)),
    onSuccess: ({ data }) => {
      download(
        `my-data-${data.generated_at.slice(0, 10)}.json`,
        JSON.stringify(data, undefined, 2),
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
