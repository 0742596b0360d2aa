import { FactList, Panel, useTexts } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { Button } from '@marketplace/shared/ui';
import Print from '@mui/icons-material/PrintOutlined';
import '../../report/print.css';
import { ErasureParts } from './ErasureParts';
import styles from './erasures.module.css';
import type { ErasureFile } from './RequestFacts';

interface CertificateProps {
  reference: string;
  certificate: NonNullable<ErasureFile['certificate']>;
}

/** Shows the certificate of an erasure, on the screen and on paper. */
export function Certificate({ reference, certificate }: CertificateProps) {
  const { translate, language } = useTexts();
  const { erased_at, job_run, sha256, entries, valid } = certificate;
  const rows = [
    ['request', reference],
    ['done', formatDateTime(erased_at, language)],
    ['job_run', job_run],
    ['sha256', sha256],
  ] as const;
  return (
    <Panel
      size="wide"
      title={translate('erasures.certificate')}
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={<Print fontSize="small" />}
          onClick={() => window.print()}
        >
          {translate('reports.print')}
        </Button>
      }
    >
      <p className={styles['validity']} data-valid={valid}>
        {translate(valid ? 'erasures.valid' : 'erasures.invalid')}
      </p>
      <FactList label={(name) => translate(`erasures.${name}`)} facts={rows} />
      <ErasureParts parts={entries} />
    </Panel>
  );
}
