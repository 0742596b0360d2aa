import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * What tells a process from every other one, also from a later process with the same number. Empty
 * texts stand for what the operating system does not say.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, in clock ticks since the machine did. */
  readonly startTime: string;
  /** Changes with each start of the machine. */
  readonly bootId: string;
  /** The numbering that `pid` belongs to: each container has its own. */
  readonly pidNamespace: string;
  readonly host: string;
}

/** `unknown`: the process is of another machine or container, or the system tells too little of it. */
export type Liveness = 'alive' | 'dead' | 'unknown';

function readOr<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

interface ProcessState {
  /** One letter; Z is a process that has ended and that its parent has not reaped. */
  readonly state: string;
  readonly startTime: string;
}

/** State and start time as Linux tells them; undefined where it does not. */
function readProcess(pid: number): ProcessState | undefined {
  const text = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // The second field is the program's name in brackets, and may hold anything, also brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state = ''] = fields;
  const startTime = fields[19];
  return startTime === undefined ? undefined : { state, startTime };
}

/** Whether any process has this number here, a dead one that is not reaped among them. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

let current: ProcessIdentity | undefined;

/** The identity of this process. */
export function currentProcess(): ProcessIdentity {
  current ??= {
    pid: process.pid,
    startTime: readProcess(process.pid)?.startTime ?? '',
    bootId: readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), '').trim(),
    pidNamespace: readOr(() => readlinkSync('/proc/self/ns/pid'), ''),
    host: hostname(),
  };
  return current;
}

/** Whether two processes run under one clock: on one machine, in containers or not. */
export function sharesClock(owner: ProcessIdentity): boolean {
  const here = currentProcess();
  return owner.host === here.host || (owner.bootId !== '' && owner.bootId === here.bootId);
}

/**
 * Whether a process still runs. Without a start time (outside of Linux) a number in use is `unknown`,
 * because it may have been given to another process.
 */
export function livenessOf(owner: ProcessIdentity): Liveness {
  const here = currentProcess();
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
