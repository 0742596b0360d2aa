import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { UploadedFile } from '../../routes/kit/uploads';

/** Reads a file as people have it, from `realFiles`; a packed one unpacked. */
export function readRealFile(name: string): UploadedFile {
  const bytes = readFileSync(new URL(`./realFiles/${name}`, import.meta.url));
  return name.endsWith('.gz')
    ? { name: name.slice(0, -'.gz'.length), bytes: gunzipSync(bytes) }
    : { name, bytes };
}

/** Builds the form of an upload. */
export function toForm({ name, bytes }: UploadedFile): FormData {
  const body = new FormData();
  body.set('image_name', new File([new Uint8Array(bytes)], name));
  return body;
}
