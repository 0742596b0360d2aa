import { execFileSync } from 'node:child_process';

/** Returns the resident memory of a process in MB (1024 x 1024 bytes). */
export function memoryOf(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
