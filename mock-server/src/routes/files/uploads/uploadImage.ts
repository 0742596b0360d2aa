import { randomUUID } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { uploadImage } from '@marketplace/shared/api';
import type { Config } from '../../../config';
import { wrongField } from '../../../httpError';
import { handle } from '../../kit/handle';
import { type ImageKind, sniffImage } from './sniffFile';

/** The start of the addresses of a partner's own images, which the server alone gives out. */
export const buildOwnImagePrefix = (partnerId: number): string => `/uploads/p${partnerId}-`;

/** Writes an image under a new name into the folder that everybody may read, and returns its address. */
export async function saveUpload(
  { dataDir }: Pick<Config, 'dataDir'>,
  bytes: Buffer,
  kind: ImageKind,
  prefix = '/uploads/',
): Promise<string> {
  const folder = join(dataDir, 'uploads');
  const address = `${prefix}${randomUUID()}.${kind}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, basename(address)), bytes, { flag: 'wx', flush: true });
  return address;
}

/** Whether an address is that of an image which this partner has uploaded. */
export async function isOwnImage(
  { dataDir }: Pick<Config, 'dataDir'>,
  partnerId: number,
  address: string,
): Promise<boolean> {
  if (!address.startsWith(buildOwnImagePrefix(partnerId))) return false;
  return access(join(dataDir, 'uploads', basename(address))).then(
    () => true,
    () => false,
  );
}

export const uploadRoutes = [
  handle(uploadImage, { fileLimit: 2 * 1024 * 1024 }, async ({ file }, { config }) => {
    if (!file || file.bytes.length === 0) throw wrongField('image_name', 'no_file');
    const kind = sniffImage(file.bytes);
    if (!kind) throw wrongField('image_name', 'bad_image');
    return { file: await saveUpload(config, file.bytes, kind) };
  }),
];
