import type { BrandStorage } from '../storage.ts';

const PARAMETER = '_branch_match_id';
const isFingerprint = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,128}$/.test(value);
const KEPT = { key: 'branchFingerprint', version: 1, isValid: isFingerprint };

/** Address that opened the page, because navigation may have changed it since. */
const openedWith = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/** Reads the fingerprint from a Branch link and stores it for the tab; null if there is none (product §4). */
export function branchFingerprint(
  tabStorage: Pick<BrandStorage, 'read' | 'write'>,
  addresses: readonly string[] = [location.href, openedWith()],
): string | null {
  const told = addresses
    .map((address) => (URL.canParse(address) ? new URL(address).searchParams.get(PARAMETER) : null))
    .find(isFingerprint);
  if (told === undefined) return tabStorage.read(KEPT);
  tabStorage.write(KEPT, told);
  return told;
}
