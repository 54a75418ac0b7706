const GROUPS = 7;
/** Index of component styles among Stitches' rule groups. Variants follow in later groups. */
export const STYLED = 2;
const MARK = /^--sxs\{--sxs:(\d)[^}]*\}@media\{/;

/** Returns the rules of each Stitches rule group, by index. Throws for rules outside the groups. */
export function groupsIn(sheet: string): readonly string[] {
  const groups = Array.from({ length: GROUPS }, () => '');
  let rest = sheet;
  for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) {
    const end = blockEnd(rest, mark[0].length);
    groups[Number(mark[1])] = rest.slice(mark[0].length, end);
    rest = rest.slice(end + 1);
  }
  if (rest !== '') throw new Error(`The library has written something outside its groups: ${rest.slice(0, 80)}`);
  return groups;
}

/** Returns the index of the block's closing brace. Throws if there is none. Assumes that strings contain no braces. */
function blockEnd(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('A group of rules has no end');
}
