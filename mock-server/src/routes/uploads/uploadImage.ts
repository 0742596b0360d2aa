import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadImage } from '@marketplace/shared/api';
import { wrongField } from '../../httpError';
import { handle } from '../kit/handle';

/** Allowed image types, by file extension. */
type ImageKind = 'png' | 'jpg' | 'webp';

function startsWith(bytes: Buffer, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

/** Detects a file's type from its first bytes, because its name and declared type prove nothing. */
function imageKind(bytes: Buffer): ImageKind | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return 'webp';
  return undefined;
}

export const uploadRoutes = [
  handle(
    uploadImage,
    async ({ file }, { config }) => {
      if (!file || file.bytes.length === 0) throw wrongField('image_name', 'no_file');
      const kind = imageKind(file.bytes);
      if (!kind) throw wrongField('image_name', 'bad_image');
      const folder = join(config.dataDir, 'uploads');
      const name = `${randomUUID()}.${kind}`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), file.bytes, { flag: 'wx', flush: true });
      return { file: `/uploads/${name}` };
    },
    { fileLimit: 2 * 1024 * 1024 },
  ),
];
