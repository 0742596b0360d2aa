import { Panel, QrCode } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { CopyAddress, toShortAddress } from './ShortAddress';

/** The short address as a QR code. */
export function QrPanel({ code }: { code: string }) {
  const translate = useTranslate();
  const address = toShortAddress(code);
  const modules = useMemo(() => encodeQR(address, 'raw', { ecc: 'medium', border: 4 }), [address]);
  return (
    <Panel title={translate('tracking_links.address')} size="narrow">
      <QrCode modules={modules} address={address} name={code}>
        <CopyAddress code={code} />
      </QrCode>
    </Panel>
  );
}
