import { canonicalJson } from './canonicalJson.ts';
import { placesOf, readRaw } from './rawDocument.ts';

/** Surfaces that the law looks at: every change of them is for compliance. */
const isCareSurface = (surface: string): boolean =>
  /(?:^|[:-])(?:responsible-gaming|self-exclusion|cool-off|consent)(?:$|[:-])/.test(surface);

/** Why a change needs the role compliance, in words; empty when it does not. */
export function careReasons(surface: string, before: unknown, after: unknown): readonly string[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const reasons = isCareSurface(surface) ? [`${surface} is a surface of responsible gaming`] : [];
  const [a, b] = [readRaw(before), readRaw(after)];
  const [from, to] = [placesOf(a), placesOf(b)];
  for (const id of new Set([...a.nodes.keys(), ...b.nodes.keys()])) {
    const [old, now] = [a.nodes.get(id), b.nodes.get(id)];
    if (old?.['criticality'] !== 'MANDATORY' && now?.['criticality'] !== 'MANDATORY') continue;
    if (canonicalJson(old) !== canonicalJson(now))
      reasons.push(`${id} is MANDATORY and was ${old ? (now ? 'changed' : 'removed') : 'added'}`);
    else if (from.get(id)?.list !== to.get(id)?.list) reasons.push(`${id} is MANDATORY and was put elsewhere`);
  }
  return reasons;
}
