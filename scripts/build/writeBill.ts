import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files.ts';
import { BILL, installedBill, type Lock } from './billOfMaterials.ts';
import { DIST } from './inputs.ts';

/** Writes the bill of materials of the build with this input hash. Returns its path. */
export function writeBill(inputs: string): string {
  const folder = join(DIST, 'server');
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const bill = installedBill(ROOT, lock, { inputs, node: process.version, platform: `${process.platform}-${process.arch}` });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, BILL), JSON.stringify(bill));
  return join(folder, BILL);
}
