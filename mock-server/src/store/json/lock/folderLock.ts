import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Locked } from '../../errors';
import type { FoundOwner, LockOwner } from './lockFile';
import { createOwned, readOwner } from './lockFile';
import { currentProcess, livenessOf, sharesClock } from './processIdentity';

/** Milliseconds between two signs of life of an owner. */
const touchEvery = 1_000;
/** Milliseconds without a sign of life after which an owner that cannot be looked up is dead. */
const staleAfter = 6_000;
/** The same for a lock of an earlier version, whose owner gave one every three seconds. */
const legacyStaleAfter = 10_000;
/** Milliseconds after which what starters that were killed have left beside the lock is removed. */
const leftoverAfter = 60_000;

const lockName = 'folder.lock';

export interface FolderLock {
  /** Random: names this holding of the folder, and no other one. */
  readonly id: string;
  /** Whether the folder still belongs to this holder. Asks the disk. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

export interface FolderLockOptions {
  /** Called when another process has taken the folder, or somebody has removed the lock. */
  readonly onLost?: () => void;
}

function isDeadLegacy({ pid }: LockOwner): boolean {
  // This version makes no such lock: where the number is this process's, another one had it before.
  const anyStart = { ...currentProcess(), startTime: '', pid };
  return pid === process.pid || (pid > 0 && livenessOf(anyStart) === 'dead');
}

/**
 * Whether nobody holds a lock or claim any more. The operating system tells of a process of this
 * machine and container at once; any other owner gives signs of life, and is waited for until it has
 * given one or is stale.
 */
async function isAbandoned(path: string, found: FoundOwner): Promise<boolean> {
  const { owner, isLegacy, touchedAt } = found;
  const liveness = isLegacy ? 'unknown' : livenessOf(owner);
  if (liveness !== 'unknown') return liveness === 'dead';
  const isOfThisMachine = isLegacy || sharesClock(owner);
  const patience = isLegacy ? legacyStaleAfter : staleAfter;
  const firstSeen = performance.now();
  for (;;) {
    if (isLegacy && isDeadLegacy(owner)) return true;
    // Another machine's clock may differ: what counts then is the time for which nothing has changed.
    const age = isOfThisMachine ? Date.now() - touchedAt : 0;
    if (Math.max(age, performance.now() - firstSeen) > patience) return true;
    await pause(100);
    const now = await readOwner(path);
    if (now?.owner.id !== owner.id || now.touchedAt !== touchedAt) return false;
  }
}

/**
 * Claims the right to follow a dead owner, for which only one process at a time can succeed, and
 * answers the claims to remove afterwards. A claimant that was killed is followed in the same way.
 */
async function claimAfter(
  lockPath: string,
  dead: LockOwner,
  mine: LockOwner,
): Promise<string[] | undefined> {
  const claims: string[] = [];
  for (let { id } = dead; ;) {
    const path = `${lockPath}.after-${id}`;
    if (await createOwned(path, mine)) return [...claims, path];
    const claimant = await readOwner(path);
    if (!claimant || !(await isAbandoned(path, claimant))) return undefined;
    claims.push(path);
    id = claimant.owner.id;
  }
}

/**
 * Puts this process in the place of a dead owner; answers whether it did. Between reading the owner and
 * replacing the lock somebody else may have done so, which is why the owner is read again under a
 * claim: as long as it is the dead one, nobody but the claimant may change the lock.
 */
async function takeOver(lockPath: string, dead: FoundOwner, mine: LockOwner): Promise<boolean> {
  const claims = await claimAfter(lockPath, dead.owner, mine);
  if (!claims) return false;
  const beside = `${lockPath}.${randomUUID()}.tmp`;
  try {
    const found = await readOwner(lockPath);
    if (found?.owner.id !== dead.owner.id || found.isLegacy !== dead.isLegacy) {
      claims.splice(0, claims.length - 1);
      return false;
    }
    if (dead.isLegacy) {
      await rename(lockPath, beside);
      return await createOwned(lockPath, mine);
    }
    await writeFile(beside, JSON.stringify(mine));
    await rename(beside, lockPath);
    return true;
  } finally {
    for (const path of [beside, ...claims]) await rm(path, { recursive: true, force: true });
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${lockName}.`));
  for (const path of [...names.map((name) => join(folder, name)), join(folder, 'server.pid')]) {
    const found = await stat(path).catch(() => undefined);
    const isOld = found !== undefined && Date.now() - found.mtimeMs > leftoverAfter;
    if (isOld || path.endsWith('server.pid')) await rm(path, { recursive: true, force: true });
  }
}

function refusal(folder: string, { pid, host }: LockOwner): Locked {
  const isElsewhere = host !== '' && host !== currentProcess().host;
  const who = [pid > 0 && `(${pid})`, isElsewhere && `on ${host}`].filter(Boolean).join(' ');
  return new Locked(`${folder} is in use by another process ${who}`.trim());
}

/**
 * Takes the folder for this process. The lock of a process that is dead is taken over at once, by one
 * of those who want it. Rejects with Locked while a living process holds it.
 */
export async function lockFolder(
  folder: string,
  { onLost = () => undefined }: FolderLockOptions = {},
): Promise<FolderLock> {
  const lockPath = join(folder, lockName);
  const mine: LockOwner = { id: randomUUID(), ...currentProcess() };
  while (!(await createOwned(lockPath, mine))) {
    const found = await readOwner(lockPath);
    if (!found) continue;
    if (!(await isAbandoned(lockPath, found))) {
      const now = await readOwner(lockPath);
      if (now?.owner.id === found.owner.id) throw refusal(folder, now.owner);
    } else if (await takeOver(lockPath, found, mine)) break;
    await pause(10);
  }
  await removeLeftovers(folder);

  async function isHeld(): Promise<boolean> {
    try {
      return (await readOwner(lockPath))?.owner.id === mine.id;
    } catch {
      // Out of file handles, for one: that says nothing about the lock.
      return true;
    }
  }
  const signOfLife = setInterval(() => {
    void isHeld().then(async (held) => {
      const now = new Date();
      if (held) return utimes(lockPath, now, now).catch(() => undefined);
      clearInterval(signOfLife);
      return onLost();
    });
  }, touchEvery).unref();
  return {
    id: mine.id,
    isHeld,
    async release() {
      clearInterval(signOfLife);
      // Under a claim of its own, so that the lock of a process that has taken over is not removed.
      const claim = `${lockPath}.after-${mine.id}`;
      if (!(await createOwned(claim, mine))) return;
      if ((await readOwner(lockPath))?.owner.id === mine.id) await rm(lockPath, { force: true });
      await rm(claim, { force: true });
    },
  };
}
