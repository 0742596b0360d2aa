import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadImage } from '@marketplace/shared/api';
import type { Config } from '../../../config';
import { wrongField } from '../../../httpError';
import { handle } from '../../kit/handle';
import { type ImageKind, sniffImage } from './sniffFile';

/** Writes an image under a new name into the folder that everybody may read, and returns its address. */
export async function saveUpload(
  { dataDir }: Pick<Config, 'dataDir'>,
  bytes: Buffer,
  kind: ImageKind,
): Promise<string> {
  const folder = join(dataDir, 'uploads');
  const name = `${randomUUID()}.${kind}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes, { flag: 'wx', flush: true });
  return `/uploads/${name}`;
}

export const uploadRoutes = [
  handle(uploadImage, { fileLimit: 2 * 1024 * 1024 }, async ({ file }, { config }) => {
    if (!file || file.bytes.length === 0) throw wrongField('image_name', 'no_file');
    const kind = sniffImage(file.bytes);
    if (!kind) throw wrongField('image_name', 'bad_image');
    return { file: await saveUpload(config, file.bytes, kind) };
  }),
];
