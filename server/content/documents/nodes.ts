import { membersOf } from '#src/shared/values/plainObject.ts';
import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { isKindName, kinds, propsCheckOf } from '#server/kinds/index.ts';
import type { Kind } from '#server/kinds/define.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';
import type { Bind } from '#server/kinds/sources/binding.ts';
import { takesExclusion } from '#server/kinds/sources/exclusion.ts';
import { isSourceName, sources } from '#server/kinds/sources/index.ts';
import { type Surface, takesKind } from './surfaces.ts';
import { formProblems } from './formProblems.ts';
import { moneyProblems } from './moneyProblems.ts';
import { receiptProblems } from './receiptProblems.ts';
import { upcast } from './upcast.ts';
import { type SchemaProblem, validated } from '#server/kinds/validators.ts';

export type NodeResult =
  | {
      readonly ok: true;
      readonly kind: KindName;
      readonly version: number;
      readonly props: unknown;
      readonly binds: Readonly<Record<string, Bind>>;
    }
  | { readonly ok: false; readonly absence: 'UNSUPPORTED' | 'INVALID'; readonly problems: readonly SchemaProblem[] };

export const readFrame = validated<AuthoredStoredNode>('StoredNode');

export function checkNode(node: AuthoredStoredNode, surface: Surface): NodeResult {
  const lifted = upcast(node.kind, node.v, node.props);
  if (!lifted.ok) return { ok: false, absence: lifted.absence, problems: [{ path: '/kind', message: lifted.message }] };
  if (!isKindName(node.kind)) return { ok: false, absence: 'UNSUPPORTED', problems: [{ path: '/kind', message: `no kind ${node.kind}` }] };
  const kind: Kind<KindName> = kinds[node.kind];
  const binds = node.bind ?? {};
  const problems = [
    ...propsCheckOf(node.kind)(lifted.props).map(({ path, message }) => ({ path: `/props${path}`, message })),
    ...(takesKind(surface, node.kind, kind.family)
      ? []
      : [
          {
            path: '/kind',
            message: `${node.kind} is one of ${kind.family}; this surface takes ${(surface.kinds ?? surface.families).join(', ')}`,
          },
        ]),
    ...(node.kind === 'PaymentShelf' && surface.payment !== undefined && membersOf(lifted.props)['type'] !== surface.payment
      ? [{ path: '/props/type', message: `this surface is for ${surface.payment}` }]
      : []),
    ...(node.regions && !kind.isContainer ? [{ path: '/regions', message: `${node.kind} has no regions` }] : []),
    ...bindProblems(kind, binds, surface.params),
    ...(node.criticality === 'OPTIONAL' && kind.family === 'receiptLines'
      ? [{ path: '/criticality', message: 'a receipt never drops a line in silence: MANDATORY or DEGRADABLE' }]
      : []),
    ...receiptProblems(node, lifted.props, surface.receiptOf),
    ...formProblems(node, lifted.props, surface.formId),
    ...moneyProblems(node, lifted.props, surface),
    ...(node.fallback?.kind === 'FallbackAmountLine' && kind.family !== 'receiptLines'
      ? [{ path: '/fallback', message: 'an amount line stands in for receipt lines only' }]
      : []),
  ];
  return problems.length > 0
    ? { ok: false, absence: 'INVALID', problems }
    : { ok: true, kind: node.kind, version: lifted.version, props: lifted.props, binds };
}

function bindProblems(kind: Kind<KindName>, binds: Readonly<Record<string, Bind>>, params: readonly string[]): SchemaProblem[] {
  const unfilled = Object.keys(kind.needs)
    .filter((name) => !Object.hasOwn(binds, name))
    .map((name) => ({ path: '/bind', message: `${name} must be bound to a source of ${kind.needs[name]}` }));
  return [...unfilled, ...Object.entries(binds).flatMap(([name, bind]) => oneBindProblems(kind, name, bind, params))];
}

function oneBindProblems(kind: Kind<KindName>, name: string, bind: Bind, params: readonly string[]): SchemaProblem[] {
  const at = (message: string): SchemaProblem[] => [{ path: `/bind/${name}`, message }];
  const need = Object.hasOwn(kind.needs, name) ? kind.needs[name] : undefined;
  if (need === undefined) return at('this kind takes no data there');
  if (!isSourceName(bind.source)) return at(`no source ${bind.source}`);
  const source = sources[bind.source];
  if (source.item !== need) return at(`${bind.source} hands over ${source.item}; ${need} is needed`);
  if (bind.exclude !== undefined && !takesExclusion(need))
    return at(`${bind.source} hands over ${need}; only events and games can leave items out`);
  // Checks the bind's arguments, with `x` in place of those from the route.
  const sample: [string, unknown][] = [];
  for (const [argument, value] of Object.entries(bind.args)) {
    if (typeof value !== 'object') sample.push([argument, value]);
    else if (!params.includes(value.$param))
      return at(`this surface has no parameter ${value.$param}; it has ${params.join(', ') || 'none'}`);
    else if (!source.textArguments.includes(argument)) return at(`${argument} is not text and cannot come from the route`);
    else sample.push([argument, 'x']);
  }
  return source.check(Object.fromEntries(sample)).map(({ path, message }) => ({ path: `/bind/${name}/args${path}`, message }));
}
