import type { FileName, FileStore } from '../../../store/fileStore';
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

const getName = ({ id, attachment_type }: AttachmentFile): FileName =>
  `attachments/${id}.${attachment_type}`;

/** Keeps the file of a message under the message's id. */
export const saveAttachment = (
  files: FileStore,
  file: AttachmentFile,
  bytes: Buffer,
): Promise<void> => files.put(getName(file), bytes);

/** Reads the file of a message. Rejects with 404 for a message without one. */
export async function readAttachment(
  files: FileStore,
  file: AttachmentFile,
): Promise<{ content_type: string; base64: string }> {
  const content_type = CONTENT_TYPES[file.attachment_type];
  const bytes = content_type === undefined ? undefined : await files.get(getName(file));
  if (content_type === undefined || !bytes) throw notFound();
  return { content_type, base64: bytes.toString('base64') };
}
