import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Button, saveFile, useTranslate } from '../../../ui';
import styles from './qrCode.module.css';
import { buildQrSvg, type QrModules, toPng } from './qrFiles';

export interface QrCodeProps {
  /** The raw modules from `encodeQR` of the package `qr`, including the border. */
  modules: QrModules;
  address: string;
  /** Name of the saved files, without an ending. */
  name: string;
  /** Further buttons, before those that save. */
  children?: ReactNode;
}

/** Shows an address as a QR code, and saves it for the screen (PNG) and for print (SVG). */
export function QrCode({ modules, address, name, children }: QrCodeProps) {
  const translate = useTranslate();
  const svg = buildQrSvg(modules);
  return (
    <div className={styles['qr']}>
      <img
        alt={translate('kit.qr.alt', { address })}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      />
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      <Stack direction="row" spacing={1}>
        {children}
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveFile(`${name}.svg`, svg, 'image/svg+xml')}
        >
          {translate('kit.qr.save_svg')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            void toPng(modules).then((file) => saveFile(`${name}.png`, file, file.type))
          }
        >
          {translate('kit.qr.save_png')}
        </Button>
      </Stack>
    </div>
  );
}
