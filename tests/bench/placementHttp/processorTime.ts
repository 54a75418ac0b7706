import { readFileSync } from 'node:fs';
import { processesOf } from '#server/platform/store/postmaster.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor milliseconds of a database's processes, including ended ones. Needs `/proc`. */
export const processorMsOf = (pgData: string): number => processesOf(pgData).reduce((sum, pid) => sum + ticksOf(pid), 0) * TICK_MS;

function ticksOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the process name, fields 12 to 15 are user and system time of the process and of its ended children.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}
