import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { Locked } from '../errors';

function holder(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'server.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Takes the folder for this process. A lock left by a process that was killed is taken over at once,
 * not only when it has grown stale. Rejects with Locked while a living process holds it.
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  const lockPath = join(folder, 'folder.lock');
  const take = (): Promise<() => Promise<void>> =>
    lockfile.lock(folder, {
      lockfilePath: lockPath,
      stale: 10_000,
      update: 3_000,
      onCompromised: onLost,
    });
  const pid = holder(folder);
  if (pid !== undefined && pid !== process.pid && !isAlive(pid))
    rmSync(lockPath, { recursive: true, force: true });
  const release = await take().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') {
      throw new Locked(
        `${folder} is in use by another process${pid === undefined ? '' : ` (${pid})`}`,
      );
    }
    throw error;
  });
  writeFileSync(join(folder, 'server.pid'), String(process.pid));
  return async () => {
    rmSync(join(folder, 'server.pid'), { force: true });
    await release();
  };
}
