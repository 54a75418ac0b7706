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
    const placed = got.parent === node.parent ? [] : [`${node.parent} is not shown, so this part is at the top level.`];
    const why = [...whyServed(node, rule, audience), ...placed];
    return got.absence === null
      ? { id, kind, criticality, outcome: 'shown', why }
      : { id, kind, criticality, outcome: 'stands-in', why: [...why, whyAbsent(got, drawing), standIn[got.criticality]] };
  });
}

function whyServed(node: AdmittedNode, rule: Rule | undefined, audience: Audience): readonly string[] {
  if (!rule) return ['It has no audience rule, so everyone sees it.'];
  if (node.rule === null) return ['It is MANDATORY or contains a MANDATORY part, so its audience rule is ignored.'];
  const words = stated(rule, audience).map((part) => part.words);
  return words.length > 0 ? words : ['Its audience rule is empty, so everyone sees it.'];
}

function whyHidden(node: AdmittedNode, rule: Rule | undefined, audience: Audience): readonly string[] {
  const failed = rule && node.rule !== null ? stated(rule, audience).filter(({ holds }) => !holds) : [];
  return failed.length > 0 ? failed.map(({ words }) => words) : [`It is inside ${node.parent}, which is not shown.`];
}

function whyAbsent({ absence, undrawable, kind }: ResolvedNode, { isOff }: Drawing): string {
  if (absence === 'INVALID') return 'Its content does not pass the checks.';
  if (absence === 'QUARANTINED') return 'Too many pages failed to show it. It is in quarantine until it is changed or released.';
  if (isOff(kind)) return `The kind ${kind} is switched off.`;
  return `This client build can’t show ${kind}${undrawable ? ` in version ${undrawable.version}` : ''}.`;
}

const standIn = {
  MANDATORY: 'It is MANDATORY, so the page or payment it belongs to is blocked until it can be shown.',
  DEGRADABLE: 'Its fallback is shown instead.',
  OPTIONAL: 'It is OPTIONAL, so it is left out.',
} as const;
