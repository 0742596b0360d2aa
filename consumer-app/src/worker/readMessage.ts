/** What a page tells the worker: whether it is in Hindi, and which files it had without the worker. */
export interface Message {
  hindi: boolean;
  files: string[];
}

/** A message as far as it can be understood; it may come from a page of another build. */
export function readMessage(data: unknown): Message {
  const { hindi, files } = typeof data === 'object' && data !== null ? asRecord(data) : {};
  return {
    hindi: hindi === true,
    files: Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
  };
}

const asRecord = (value: object): Record<string, unknown> => ({ ...value });
