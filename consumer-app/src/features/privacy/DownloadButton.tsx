import { ApiError } from '@marketplace/shared/api';
import { Button, notify } from '@marketplace/shared/ui';
import { queryClient } from '../../query/queryClient';
import { useTexts } from '../../language/i18n';
import { useSingleFlight } from '../../browser/useSingleFlight';
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
  const { once, busy } = useSingleFlight();
  const fetchAll = async () => {
    try {
      const { data } = await queryClient.query(ownDataQuery(userId));
      download(
        `my-data-${data.generated_at.slice(0, 10)}.json`,
        JSON.stringify(data, undefined, 2),
      );
      notify.success(text('held.downloaded'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void once(fetchAll)}>
      {text('held.download')}
    </Button>
  );
}
