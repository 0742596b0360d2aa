import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config';
import { notFound } from '../../../httpError';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

interface AttachmentFile {
  readonly id: string;
  readonly attachment_type: string;
}

/** The folder is not below `uploads`, which everybody may read. */
const getPath = (
  { dataDir }: Pick<Config, 'dataDir'>,
  { id, attachment_type }: AttachmentFile,
): string => join(dataDir, 'attachments', `${id}.${attachment_type}`);

/** Writes the file of a message under the message's id. */
export async function saveAttachment(
  config: Config,
  file: AttachmentFile,
  bytes: Buffer,
): Promise<void> {
  await mkdir(join(config.dataDir, 'attachments'), { recursive: true });
  await writeFile(getPath(config, file), bytes, { flag: 'wx', flush: true });
}

/** Reads the file of a message. Rejects with 404 for a message without one. */
export async function readAttachment(
  config: Config,
  file: AttachmentFile,
): Promise<{ content_type: string; base64: string }> {
  const content_type = CONTENT_TYPES[file.attachment_type];
  if (content_type === undefined) throw notFound();
  const bytes = await readFile(getPath(config, file)).catch(() => undefined);
  if (!bytes) throw notFound();
  return { content_type, base64: bytes.toString('base64') };
}
