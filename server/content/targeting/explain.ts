import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { type AdmittedNode, outcomesOf, type Revision } from '../serve/admit.ts';
import type { Audience, Rule } from './audience.ts';
import { stated } from './conditions.ts';
import { resolve, type ResolvedNode } from '../serve/resolve.ts';

export type Explained = {
  readonly id: string;
  readonly kind: string;
  readonly criticality: string;
  readonly outcome: 'shown' | 'stands-in' | 'hidden';
  readonly why: readonly string[];
};
type Drawing = {
  readonly canDraw: (kind: string, version: number) => boolean;
  readonly isOff: (kind: string) => boolean;
  readonly isQuarantined: (surface: string, node: Pick<AdmittedNode, 'id' | 'digest'>) => boolean;
};

/** Uses the `resolve` that serves players. */
export function explain(revision: Revision, document: unknown, audience: Audience, drawing: Drawing): readonly Explained[] {
  const canDraw: Drawing['canDraw'] = (kind, version) => drawing.canDraw(kind, version) && !drawing.isOff(kind);
  const served = new Map(
    resolve(revision, outcomesOf(revision, audience), canDraw, drawing.isQuarantined).nodes.map((node) => [node.id, node]),
  );
  const { nodes } = readDocument(document);
  return revision.nodes.map((node) => {
    const rule = node.rule === null ? (nodes.get(node.id)?.['when'] as Rule | undefined) : revision.rules[node.rule];
    const got = served.get(node.id);
    const { id, kind, criticality } = node;
    if (!got) return { id, kind, criticality, outcome: 'hidden', why: whyHidden(node, rule, audience) };
    const placed = got.parent === node.parent ? [] : [`${node.parent} is not shown, so it stands at the top.`];
    const why = [...whyServed(node, rule, audience), ...placed];
    return got.absence === null
      ? { id, kind, criticality, outcome: 'shown', why }
      : { id, kind, criticality, outcome: 'stands-in', why: [...why, whyAbsent(got, drawing), standIn[got.criticality]] };
  });
}

function whyServed(node: AdmittedNode, rule: Rule | undefined, audience: Audience): readonly string[] {
  if (!rule) return ['It has no rule: it is for everybody.'];
  if (node.rule === null) return ['It is MANDATORY or holds something that is: its rule is not asked.'];
  const words = stated(rule, audience).map((part) => part.words);
  return words.length > 0 ? words : ['Its rule asks for nothing: it is for everybody.'];
}

function whyHidden(node: AdmittedNode, rule: Rule | undefined, audience: Audience): readonly string[] {
  const failed = rule && node.rule !== null ? stated(rule, audience).filter(({ holds }) => !holds) : [];
  return failed.length > 0 ? failed.map(({ words }) => words) : [`It stands in ${node.parent}, which is not shown.`];
}

function whyAbsent({ absence, undrawable, kind }: ResolvedNode, { isOff }: Drawing): string {
  if (absence === 'INVALID') return 'Its content does not pass the checks.';
  if (absence === 'QUARANTINED') return 'Too many pages could not draw it: it is in quarantine until it is changed or released.';
  if (isOff(kind)) return `The kind ${kind} is switched off.`;
  return `This build of the client cannot draw ${kind}${undrawable ? ` in version ${undrawable.version}` : ''}.`;
}

const standIn = {
  MANDATORY: 'It is MANDATORY: what it belongs to is blocked until it can be drawn.',
  DEGRADABLE: 'Its fallback stands in for it.',
  OPTIONAL: 'It is OPTIONAL: it is left out.',
} as const;
