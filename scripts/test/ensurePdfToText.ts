import { spawnSync } from 'node:child_process';
import { installPackage } from './installPackage';

const isThere = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined;

/**
 * Installs pdftotext, with which the tests read PDFs, if there is none.
 * @throws with instructions, when it cannot install it
 */
export function ensurePdfToText(): void {
  if (isThere()) return;
  installPackage('poppler-utils');
  if (isThere()) return;
  throw new Error(
    'No pdftotext for the tests of PDFs. Install it (Debian: apt-get install -y poppler-utils; ' +
      'macOS: brew install poppler).',
  );
}
