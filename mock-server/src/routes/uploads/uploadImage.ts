import { randomUUID } from 'node:crypto';
import { uploadImage } from '@marketplace/shared/api';
import type { FileStore } from '../../store/fileStore';
import { wrongField } from '../../httpError';
import { handle } from '../kit/handle';
import { type ImageKind, sniffImage } from './sniffFile';

/** The start of the names of a partner's own images, which the server alone gives out. */
const buildOwnPrefix = (partnerId: number): string => `p${partnerId}-`;

/** Keeps an image under a new name, a partner's own under one that says so, and returns its address. */
export async function saveUpload(
  files: FileStore,
  bytes: Buffer,
  kind: ImageKind,
  partnerId?: number,
): Promise<string> {
  const prefix = partnerId === undefined ? '' : buildOwnPrefix(partnerId);
  const name = `uploads/${prefix}${randomUUID()}.${kind}` as const;
  await files.put(name, bytes);
  return `/${name}`;
}

/** Returns those of the addresses that are of images which this partner has uploaded. */
export async function filterOwnImages(
  files: FileStore,
  partnerId: number,
  addresses: readonly string[],
): Promise<string[]> {
  const own: string[] = [];
  for (const address of addresses) {
    const [, name = ''] = /^\/uploads\/([\w-]+\.\w+)$/u.exec(address) ?? [];
    if (name.startsWith(buildOwnPrefix(partnerId)) && (await files.get(`uploads/${name}`)))
      own.push(address);
  }
  return own;
}

export const uploadRoutes = [
  handle(uploadImage, { fileLimit: 2 * 1024 * 1024 }, async ({ file }, { files }) => {
    if (!file || file.bytes.length === 0) throw wrongField('image_name', 'no_file');
    const kind = sniffImage(file.bytes);
    if (!kind) throw wrongField('image_name', 'bad_image');
    return { file: await saveUpload(files, file.bytes, kind) };
  }),
];
