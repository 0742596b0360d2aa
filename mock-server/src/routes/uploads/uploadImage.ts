import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadImage } from '@marketplace/shared/api';
import { wrongField } from '../../httpError';
import { handle } from '../kit/handle';
import { sniffImage } from './sniffFile';

export const uploadRoutes = [
  handle(
    uploadImage,
    async ({ file }, { config }) => {
      if (!file || file.bytes.length === 0) throw wrongField('image_name', 'no_file');
      const kind = sniffImage(file.bytes);
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
