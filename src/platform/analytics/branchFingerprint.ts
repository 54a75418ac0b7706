import type { BrandStorage } from '../storage.ts';

/** By which a link of Branch says which click brought somebody here. */
const PARAMETER = '_branch_match_id';
const isFingerprint = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,128}$/.test(value);
/** Of this tab, and gone with it: whoever logs in after a reload still came by that link. */
const KEPT = { key: 'branchFingerprint', version: 1, isValid: isFingerprint };

/** The address this page was opened with, whatever has become of it since. */
const openedWith = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/** The branch fingerprint of the link that has led here, in this tab; null where none has (product §4). */
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
