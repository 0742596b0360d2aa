import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toStoreError } from './fullDisk';
import type { Storage, Stored } from './port';

/** The name of an uploaded file: its folder, and below it a name that the server has made. */
export type FileName = `${'uploads' | 'attachments'}/${string}`;

/** Keeps uploaded files where every process that serves the data finds them. */
export interface FileStore {
  /** Rejects if the name is taken, and with StorageFull if there is no room. */
  put(name: FileName, bytes: Buffer): Promise<void>;
  /** Resolves to undefined for a name that no file has. */
  get(name: FileName): Promise<Buffer | undefined>;
}

/** The collection that holds files in a database. */
interface FileCollections {
  readonly files: Stored & { readonly id: string; readonly content: string };
}
type Store = Storage<FileCollections>;

/** Keeps files in a data folder. */
const createFolderFiles = (dataDir: string): FileStore => ({
  async put(name, bytes) {
    const path = join(dataDir, name);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes, { flag: 'wx', flush: true });
    } catch (error) {
      throw toStoreError(error);
    }
  },
  get: (name) => readFile(join(dataDir, name)).catch(() => undefined),
});

/** Keeps files as records. One of an earlier version is still in the folder of the server that received it. */
const createRecordFiles = (store: Store, earlier: FileStore): FileStore => ({
  async put(id, bytes) {
    const content = bytes.toString('base64');
    await store.tx((writer) => writer.insert('files', { id, content }));
  },
  async get(name) {
    const record = await store.get('files', name);
    return record ? Buffer.from(record.content, 'base64') : earlier.get(name);
  },
});

/** Keeps files beside the records: in the data folder, or in the database. */
export function createFileStore(store: Store, dataDir: string): FileStore {
  const inFolder = createFolderFiles(dataDir);
  return store.kind === 'json' ? inFolder : createRecordFiles(store, inFolder);
}
