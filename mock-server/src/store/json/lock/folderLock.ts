import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Locked } from '../../errors';
import type { FoundOwner, LockOwner } from './lockFile';
import { createOwned, readOwner } from './lockFile';
import { getCurrentProcess, getLiveness, sharesClock } from './processIdentity';

/** Milliseconds between two touches of the lock file by its owner (the heartbeat). */
const HEARTBEAT_MS = 1_000;
/**
 * Milliseconds without a heartbeat after which an owner on another machine or container counts as
 * dead.
 */
const STALE_AFTER_MS = 6_000;
/** Milliseconds after which temporary files of killed processes are removed. */
const LEFTOVER_AFTER_MS = 60_000;

const LOCK_NAME = 'folder.lock';

export interface FolderLock {
  /** Random id of this acquisition of the lock. */
  readonly id: string;
  /** Whether this process still holds the folder. Reads the disk. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Whether the owner of a lock or claim is dead. For a process on this machine and in this container
 * the operating system answers at once. For any other owner this waits until its heartbeat arrives
 * or is overdue.
 */
async function isAbandoned(path: string, found: FoundOwner): Promise<boolean> {
  const { owner, touchedAt } = found;
  const liveness = getLiveness(owner);
  if (liveness !== 'unknown') return liveness === 'dead';
  const isOfThisMachine = sharesClock(owner);
  const firstSeen = performance.now();
  for (;;) {
    // Another machine's clock may differ; then only the time without a change counts.
    const age = isOfThisMachine ? Date.now() - touchedAt : 0;
    if (Math.max(age, performance.now() - firstSeen) > STALE_AFTER_MS) return true;
    await pause(100);
    const now = await readOwner(path);
    if (now?.owner.id !== owner.id || now.touchedAt !== touchedAt) return false;
  }
}

/**
 * Claims the right to replace a dead owner; only one process at a time succeeds. Returns the claim
 * files to remove afterwards, or undefined if another process has the claim. If a claimant died,
 * replaces it in the same way.
 */
async function claimAfter(
  lockPath: string,
  dead: LockOwner,
  self: LockOwner,
): Promise<string[] | undefined> {
  const claims: string[] = [];
  for (let { id } = dead; ;) {
    const path = `${lockPath}.after-${id}`;
    if (await createOwned(path, self)) return [...claims, path];
    const claimant = await readOwner(path);
    if (!claimant || !(await isAbandoned(path, claimant))) return undefined;
    claims.push(path);
    id = claimant.owner.id;
  }
}

/**
 * Replaces a dead owner with this process; returns whether it did. Reads the owner again under the
 * claim, because another process may have replaced the lock meanwhile: while the owner is the dead
 * one, only the claimant may change the lock.
 */
async function takeOver(lockPath: string, dead: FoundOwner, self: LockOwner): Promise<boolean> {
  const claims = await claimAfter(lockPath, dead.owner, self);
  if (!claims) return false;
  const temporaryPath = `${lockPath}.${randomUUID()}.tmp`;
  try {
    const found = await readOwner(lockPath);
    if (found?.owner.id !== dead.owner.id) {
      claims.splice(0, claims.length - 1);
      return false;
    }
    await writeFile(temporaryPath, JSON.stringify(self));
    await rename(temporaryPath, lockPath);
    return true;
  } finally {
    for (const path of [temporaryPath, ...claims]) await rm(path, { recursive: true, force: true });
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${LOCK_NAME}.`));
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined);
    const isOld = found !== undefined && Date.now() - found.mtimeMs > LEFTOVER_AFTER_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}

function buildLockedError(folder: string, { pid, host }: LockOwner): Locked {
  const isElsewhere = host !== '' && host !== getCurrentProcess().host;
  const who = [pid > 0 && `(${pid})`, isElsewhere && `on ${host}`].filter(Boolean).join(' ');
  return new Locked(`${folder} is in use by another process ${who}`.trim());
}

/**
 * Locks the folder for this process. If the current owner is dead, exactly one of the waiting
 * processes takes over at once. Rejects with Locked if a living process holds the lock. `onLost` is called when another
 * process has taken the folder, or somebody has removed the lock.
 */
export async function lockFolder(
  folder: string,
  onLost: () => void = () => undefined,
): Promise<FolderLock> {
  const lockPath = join(folder, LOCK_NAME);
  const self: LockOwner = { id: randomUUID(), ...getCurrentProcess() };
  while (!(await createOwned(lockPath, self))) {
    const found = await readOwner(lockPath);
    if (!found) continue;
    if (!(await isAbandoned(lockPath, found))) {
      const now = await readOwner(lockPath);
      if (now?.owner.id === found.owner.id) throw buildLockedError(folder, now.owner);
    } else if (await takeOver(lockPath, found, self)) break;
    await pause(10);
  }
  await removeLeftovers(folder);

  async function isHeld(): Promise<boolean> {
    try {
      return (await readOwner(lockPath))?.owner.id === self.id;
    } catch {
      // A failed read, for example for lack of file handles, says nothing about the lock.
      return true;
    }
  }
  const heartbeat = setInterval(() => {
    void isHeld().then(async (held) => {
      const now = new Date();
      if (held) return utimes(lockPath, now, now).catch(() => undefined);
      clearInterval(heartbeat);
      return onLost();
    });
  }, HEARTBEAT_MS).unref();
  return {
    id: self.id,
    isHeld,
    async release() {
      clearInterval(heartbeat);
      // Remove the lock under a claim, so that a successor's lock is never removed.
      const claim = `${lockPath}.after-${self.id}`;
      if (!(await createOwned(claim, self))) return;
      if ((await readOwner(lockPath))?.owner.id === self.id) await rm(lockPath, { force: true });
      await rm(claim, { force: true });
    },
  };
}
