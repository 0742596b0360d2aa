import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Identifies a process, even against a later process with the same pid. A field is empty if the
 * operating system does not provide it.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, in clock ticks since boot. */
  readonly startTime: string;
  /** Changes with each boot of the machine. */
  readonly bootId: string;
  /** The namespace that `pid` belongs to: each container has its own. */
  readonly pidNamespace: string;
  readonly host: string;
}

/**
 * `unknown`: the process runs on another machine or container, or the system gives too little data.
 */
export type Liveness = 'alive' | 'dead' | 'unknown';

function readOr<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

interface ProcessState {
  /** One letter; Z means a zombie: the process has ended, but its parent has not reaped it. */
  readonly state: string;
  readonly startTime: string;
}

/**
 * Reads state and start time from Linux's /proc; returns undefined elsewhere or if there is no such
 * process.
 */
function readProcess(pid: number): ProcessState | undefined {
  const text = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // The second field is the program's name in brackets, which may itself contain brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state = ''] = fields;
  const startTime = fields[19];
  return startTime === undefined ? undefined : { state, startTime };
}

/** Whether a process with this pid exists here, zombies included. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

let current: ProcessIdentity | undefined;

export function getCurrentProcess(): ProcessIdentity {
  current ??= {
    pid: process.pid,
    startTime: readProcess(process.pid)?.startTime ?? '',
    bootId: readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), '').trim(),
    pidNamespace: readOr(() => readlinkSync('/proc/self/ns/pid'), ''),
    host: hostname(),
  };
  return current;
}

/** Whether two processes share a clock, which means the same machine, in containers or not. */
export function sharesClock(owner: ProcessIdentity): boolean {
  const here = getCurrentProcess();
  return owner.host === here.host || (owner.bootId !== '' && owner.bootId === here.bootId);
}

/**
 * Whether a process still runs. Without a start time (outside Linux) a pid in use is `unknown`,
 * because another process may have it now.
 */
export function getLiveness(owner: ProcessIdentity): Liveness {
  const here = getCurrentProcess();
  const isNumberedHere =
    owner.host === here.host &&
    owner.bootId === here.bootId &&
    owner.pidNamespace === here.pidNamespace;
  if (!isNumberedHere) return 'unknown';
  const found = readProcess(owner.pid);
  if (!found) return exists(owner.pid) ? 'unknown' : 'dead';
  if (found.state === 'Z' || found.state === 'X') return 'dead';
  if (owner.startTime === '') return 'unknown';
  return found.startTime === owner.startTime ? 'alive' : 'dead';
}
