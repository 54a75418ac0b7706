/** Returns the revision after `--base`, or null without it. Throws with usage text for other arguments. */
export function baseOf(args: readonly string[]): string | null {
  const [option, revision, ...more] = args;
  if (option === undefined) return null;
  if (option === '--base' && revision !== undefined && more.length === 0) return revision;
  throw new Error(`npm run check knows no ${args.join(' ')}. Use: npm run check, or npm run check -- --base REVISION`);
}
