import Download from '@mui/icons-material/DownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { Button, notify, saveFile, useTranslate } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { getErrorText } from '../../feedback/failure/errorText';

export interface DownloadPdfProps {
  label: string;
  /** File name without extension. */
  name: string;
  /** The address of the call that makes the PDF, see `buildUrl`. */
  path: string;
}

/** Saves a PDF that the server makes. */
export function DownloadPdf({ label, name, path }: DownloadPdfProps) {
  const translate = useTranslate();
  const client = useClient();
  const save = useMutation({
    mutationFn: async () => {
      const response = await client.send(path, { method: 'GET' });
      saveFile(`${name}.pdf`, await response.blob(), 'application/pdf');
    },
    onError: (error) => notify.error(getErrorText(error, translate)),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={save.isPending}
      icon={<Download fontSize="small" />}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}
