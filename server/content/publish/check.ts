import type { AuthoredDocument, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { actionProblems } from '../documents/actionProblems.ts';
import { methodProblems } from '../documents/methodProblems.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import { parseInstant } from '#server/platform/dates/instant.ts';
import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { linksIn } from '../documents/links.ts';
import { guardProblems } from '../documents/guardProblems.ts';
import { checkNode, readFrame } from '../documents/nodes.ts';
import { wordProblems } from '../documents/moneyProblems.ts';
import { owedProblems } from '../documents/owedProblems.ts';
import { nodeTreeOf } from '../documents/nodeTree.ts';
import { isAddress } from '../documents/routes.ts';
import { surfaceOf, type Surface } from '../documents/surfaces.ts';
import { undrawnRegions } from '../documents/undrawnRegions.ts';
import { GIVEN_BY_SERVER } from '#server/platform/viewer.ts';
import { validatorOf } from '#server/kinds/validators.ts';

/** `path`: JSON Pointer into the node, or into the document if `nodeId` is null. */
export type DocumentProblem = { readonly nodeId: string | null; readonly path: string; readonly message: string };
export type ValidationReport = { readonly problems: readonly DocumentProblem[]; readonly warnings: readonly DocumentProblem[] };

const MAX_TOLD = 100;
const checkDocument = validatorOf('Document');

export function checkForPublish(surfaceName: string, document: unknown): ValidationReport {
  const problems: DocumentProblem[] = [];
  const whole = (path: string, message: string): void => {
    problems.push({ nodeId: null, path, message });
  };
  const surface = surfaceOf(surfaceName);
  if (!surface) whole('/surface', `nothing asks for a surface ${surfaceName}`);
  const text = textOf(document);
  if (text === null || text.length > limits.size) whole('', `${text?.length ?? 'too many'} characters; at most ${limits.size}`);
  else if (UNSTORABLE.test(text)) whole('', 'it has a character that cannot be stored: U+0000, or half of a pair');
  // Checks each node separately below, so that a broken one does not hide others.
  for (const { path, message } of checkDocument(withoutNodes(document))) whole(path, message);
  if (!surface || problems.length > 0 || !isDocumentShaped(document)) return { problems, warnings: [] };
  if (document.surface !== surfaceName) whole('/surface', `the document is for ${document.surface}`);
  const nodes = new Map(Object.entries(document.nodes));
  if (nodes.size > limits.nodes) {
    whole('/nodes', `${nodes.size} nodes; at most ${limits.nodes}`);
    return { problems, warnings: [] };
  }
  const warnings: DocumentProblem[] = [];
  for (const [id, node] of nodes) problems.push(...nodeProblems(id, node, surface));
  const standing = standingIn(document.order, nodes);
  problems.push(...placementProblems(document.order, nodes), ...owedProblems(surface, standing));
  for (const { id, parent, node } of standing) problems.push(...guardProblems(node, parent).map((problem) => ({ nodeId: id, ...problem })));
  for (const { path, message } of wordProblems(document.title, surface.money, '/title')) whole(path, message);
  for (const [id, node] of nodes) problems.push(...deadLinks(id, node), ...deadProps(id, node));
  warnings.push(...ruleWarnings(nodes));
  return { problems: problems.slice(0, MAX_TOLD), warnings: warnings.slice(0, MAX_TOLD) };
}

function nodeProblems(id: string, node: unknown, surface: Surface): DocumentProblem[] {
  const own = ({ path, message }: { path: string; message: string }): DocumentProblem => ({ nodeId: id, path, message });
  const frame = readFrame(node);
  if (!frame.ok) return frame.refusal.map(own);
  const stored = frame.value;
  if (stored.id !== id) return [own({ path: '/id', message: `stored under the key ${id}` })];
  const { from, until } = stored.when ?? {};
  const noTimes = Object.entries({ from, until }).filter(([, at]) => at !== undefined && parseInstant(at) === null);
  if (noTimes.length > 0) return noTimes.map(([name, at]) => own({ path: `/when/${name}`, message: `there is no instant ${at}` }));
  if (from !== undefined && until !== undefined && from >= until)
    return [own({ path: '/when/until', message: 'it would end before it starts' })];
  const given = givenSegments(stored.when?.segments ?? []);
  if (given.length > 0) return given.map(own);
  const verdict = checkNode(stored, surface);
  return (verdict.ok ? undrawnRegions(stored.regions, verdict) : verdict.problems).map(own);
}

const givenSegments = (segments: readonly string[]): { readonly path: string; readonly message: string }[] =>
  segments.flatMap((segment, at) =>
    GIVEN_BY_SERVER.includes(segment)
      ? [
          {
            path: `/when/segments/${at}`,
            message: `the server alone gives ${segment}: a rule may ask whether the player may play (mayPlay)`,
          },
        ]
      : [],
  );

const faultTexts = {
  missing: 'listed, but this part does not exist',
  repeated: 'listed more than once',
  'too-deep': `deeper than ${limits.depth}`,
  unreached: 'not placed anywhere',
} as const;

const placementProblems = (order: unknown, nodes: ReadonlyMap<string, unknown>): DocumentProblem[] =>
  nodeTreeOf({ order, nodes }).misplaced.map(({ id, fault }) => ({ nodeId: id, path: '', message: faultTexts[fault] }));

const standingIn = (order: unknown, nodes: ReadonlyMap<string, unknown>) =>
  nodeTreeOf({ order, nodes }).placed.flatMap((place) => {
    const node = nodes.get(place.id);
    return isNode(node) ? [{ ...place, node, kind: node.kind, criticality: node.criticality, props: node.props }] : [];
  });

function deadLinks(id: string, node: unknown): DocumentProblem[] {
  if (!isNode(node)) return [];
  const own = node.fallback?.kind === 'FallbackLink' ? node.fallback.url : null;
  const targets = linksIn(node.props, '/props').map(({ link, path }) => ({ path, target: pathOf(link) }));
  const all = own?.startsWith('/') ? [...targets, { path: '/fallback/url', target: own }] : targets;
  return all.flatMap(({ path, target }) =>
    target !== null && !isAddress(target) ? [{ nodeId: id, path, message: `no page has the address ${target}` }] : [],
  );
}

const deadProps = (id: string, node: unknown): DocumentProblem[] =>
  isNode(node)
    ? [...actionProblems(node.kind, node.props), ...methodProblems(node.kind, node.props)].map((problem) => ({ nodeId: id, ...problem }))
    : [];

const ruleWarnings = (nodes: ReadonlyMap<string, unknown>): DocumentProblem[] =>
  [...nodes].flatMap(([id, node]) =>
    isNode(node) && node.when && node.criticality === 'MANDATORY'
      ? [{ nodeId: id, path: '/when', message: 'a MANDATORY part can’t have an audience rule: it is shown to all players' }]
      : [],
  );

const isNode = (node: unknown): node is AuthoredStoredNode => readFrame(node).ok;

/** Matches escapes that PostgreSQL refuses in `jsonb`. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

function textOf(document: unknown): string | null {
  try {
    return canonicalJson(document);
  } catch {
    // Canonical JSON fails for circular or too deeply nested documents.
    return null;
  }
}

function withoutNodes(document: unknown): unknown {
  if (!isDocumentShaped(document)) return document;
  return { ...document, nodes: {} };
}

const isDocumentShaped = (document: unknown): document is AuthoredDocument => isPlainObject(document) && isPlainObject(document['nodes']);
