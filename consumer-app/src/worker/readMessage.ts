/** Message from a page: whether it is in Hindi, and which files it loaded without the worker. */
export interface Message {
  hindi: boolean;
  files: string[];
}

/** Parses a message tolerantly, because the page may belong to another build. */
export function readMessage(data: unknown): Message {
  const { hindi, files } = typeof data === 'object' && data !== null ? asRecord(data) : {};
  return {
    hindi: hindi === true,
    files: Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
  };
}

const asRecord = (value: object): Record<string, unknown> => ({ ...value });
