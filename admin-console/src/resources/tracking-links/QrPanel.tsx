import { Panel } from '@marketplace/shared/admin';
import { Button, useTranslate } from '@marketplace/shared/ui';
import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { CopyAddress, toShortAddress } from './ShortAddress';
import { buildQrSvg, saveFile, toPng } from './qrFiles';
import styles from './trackingLinks.module.css';

/** The short address as a QR code, to be saved for the screen (PNG) and for print (SVG). */
export function QrPanel({ code }: { code: string }) {
  const translate = useTranslate();
  const address = toShortAddress(code);
  const modules = useMemo(() => encodeQR(address, 'raw', { ecc: 'medium', border: 4 }), [address]);
  const saveSvg = () =>
    saveFile(`${code}.svg`, new Blob([buildQrSvg(modules)], { type: 'image/svg+xml' }));
  return (
    <Panel title={translate('tracking_links.address')} size="narrow">
      <div className={styles['qr']}>
        <img
          alt={translate('tracking_links.qr_alt', { address })}
          src={`data:image/svg+xml,${encodeURIComponent(buildQrSvg(modules))}`}
        />
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <div className={styles['buttons']}>
          <CopyAddress code={code} />
          <Button variant="secondary" size="small" onClick={saveSvg}>
            {translate('tracking_links.save_svg')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => void toPng(modules).then((file) => saveFile(`${code}.png`, file))}
          >
            {translate('tracking_links.save_png')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
