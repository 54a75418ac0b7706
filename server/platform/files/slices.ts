/** A slice takes about a millisecond. */
export const SLICE = 256 * 1024;
/** More than the longest name that is looked for, with all its letters escaped. */
export const OVERLAP = 64;

const otherWork = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** True if `isFound` is of a part of the text. Looks at slices that overlap, and lets other work in between. */
export async function isInSlices(text: string, isFound: (slice: string) => boolean): Promise<boolean> {
  for (let start = 0; start < text.length; start += SLICE) {
    if (isFound(text.slice(Math.max(0, start - OVERLAP), start + SLICE))) return true;
    await otherWork();
  }
  return false;
}
