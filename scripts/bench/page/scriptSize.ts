import { get } from 'node:http';

const sizes = new Map<string, Promise<number>>();

/** Computes the kilobytes (1000 bytes) of the scripts after gzip, as the server sends them. */
export async function measureScriptSize(urls: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const url of new Set(urls)) {
    const size = sizes.get(url) ?? gzipSize(url);
    sizes.set(url, size);
    bytes += await size;
  }
  return bytes / 1000;
}

function gzipSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}
