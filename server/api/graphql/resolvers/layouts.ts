import { audienceOf } from '#server/platform/viewer.ts';
import type { LayoutChange } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../resolverTypes.ts';
import type { GraphQLContext } from '../context.ts';
import type { Audience } from '#server/content/targeting/audience.ts';
import { bindData } from '#server/kinds/bind.ts';
import { casinoResolvers } from '#server/kinds/casino.ts';
import { promotionResolvers } from '#server/kinds/promotions.ts';
import { kindResolvers } from '#server/kinds/index.ts';
import { contentOf, firstOf } from '#server/kinds/paging.ts';
import type {
  DialogKind,
  FormKind,
  FrameParent,
  KindName,
  LayoutKind,
  LayoutParent,
  LayoutPartParent,
  NodeParent,
  StoredContent,
} from '#server/kinds/nodeParents.ts';
import { wireId } from '#server/content/serve/wire.ts';

type AnyNode<K extends KindName> = { readonly [N in K]: NodeParent<N> }[K];

function nodeOf<K extends KindName>({ id, node }: FrameParent, context: GraphQLContext): AnyNode<K> | null {
  if (!node) return null;
  const { kind, props, presentation, binds, params }: StoredContent = node;
  const data = bindData(
    binds,
    params,
    { playerId: context.viewer.session?.playerId ?? null, place: context.viewer },
    context.deps.layouts.sources,
  );
  return { __typename: kind, id, props, presentation, data } as AnyNode<K>;
}

function shownTo(context: GraphQLContext, find: (audience: Audience) => LayoutParent | null): LayoutParent | null {
  const audience = audienceOf(context.viewer);
  const layout = find(audience);
  if (layout) context.saw?.({ layout, audience });
  return layout;
}

const isGiven = (count: number | null | undefined): count is number => typeof count === 'number';

const asAskedFor = (layout: LayoutParent | null, revision: string | null | undefined): LayoutParent | null =>
  revision && layout?.revision !== revision ? null : layout;

function partOf(layout: LayoutParent, ids: readonly string[] | null | undefined, withFrames: boolean): LayoutPartParent {
  if (!ids) return layout;
  const place = layout.id.slice(layout.surface.length + 1);
  const wanted = new Set(ids.map((id) => wireId(id, place)));
  if (withFrames) return contentOf(layout, wanted);
  return { ...layout, slots: layout.slots.filter(({ id }) => wanted.has(id)) };
}

export const layoutResolvers = {
  ...kindResolvers,
  ...casinoResolvers,
  ...promotionResolvers,
  Query: {
    ...casinoResolvers.Query,
    ...promotionResolvers.Query,
    pageLayout: (_, { canonicalUrl, first }, context) => {
      const layout = shownTo(context, (audience) => context.deps.layouts.page(canonicalUrl, audience));
      return layout && isGiven(first) ? firstOf(layout, first) : layout;
    },
    frameLayout: (_, { surface }, context) => shownTo(context, (audience) => context.deps.layouts.frame(surface, audience)),
    layoutPart: (_, { canonicalUrl, surface, revision, ids, withFrames }, context) => {
      const find = (audience: Audience): LayoutParent | null =>
        canonicalUrl ? context.deps.layouts.page(canonicalUrl, audience) : context.deps.layouts.frame(surface ?? '', audience);
      const layout = shownTo(context, (audience) => asAskedFor(find(audience), revision));
      return layout && partOf(layout, ids, withFrames === true);
    },
    form: (_, { formId }, context) => context.deps.layouts.form(formId, audienceOf(context.viewer)),
    dialogs: (_, __, context) => context.deps.layouts.dialogs(audienceOf(context.viewer)),
  },
  Subscription: {
    layoutChanged: {
      subscribe: (_, { surface }, context) => context.deps.layouts.watch(surface, audienceOf(context.viewer)),
      resolve: (change: LayoutChange) => change,
    },
  },
  Slot: { node: (slot, _, context) => nodeOf<LayoutKind>(slot, context) },
  DialogSlot: { node: (slot, _, context) => nodeOf<DialogKind>(slot, context) },
  FormSlot: { node: (slot, _, context) => nodeOf<FormKind>(slot, context) },
  ReceiptSlot: { node: ({ line }) => line },
} satisfies Resolvers;
