export {
  type Action,
  type ActionEnd,
  type ActionInput,
  type ActionKind,
  defineActions,
  type FieldError,
  type WireAction,
} from './actions/types.ts';
export { type RunPorts } from './actions/runAction.ts';
export { type Attempt, type AttemptStore, isFresh, keyOf } from './actions/attempts.ts';
export { lazyAction } from './actions/lazyAction.ts';
export { onDone, settle, type SettlePorts } from './actions/settle.ts';
export { UnmappedAction } from './actions/unmappedAction.ts';
export { type ActionState, useAction } from './actions/useAction.ts';
export { useActionTraits } from './actions/useActionTraits.ts';
export { useCurrentInput, useTaken } from './actions/useActionState.ts';
export { type ReportNode, useReportNode, useRevision } from './drawing.ts';
export { defineRegistry, isHeaded, kind } from './defineRegistry.ts';
export { type HeadingTag, useHeading } from './heading.tsx';
export { lazyKind, lazyView, patiently, areViewsLoaded, preloadViews } from './lazyView.ts';
export { isSitePath } from './links/addresses.ts';
export { isAllowedWebPage, webPageAt } from '#src/shared/site/webPages.ts';
export { LinkTo, type LinkToProps } from './links/LinkTo.tsx';
export { overlayAt } from './links/overlayAt.ts';
export { tableLink } from './links/tableLink.ts';
export { templateLink } from './links/templateLink.ts';
export { type DeepLink, defineLinks, type LinkKind, type LinkOpener, type WireLink } from './links/types.ts';
export { type FollowedLink, useLink, usePagePaths } from './links/useLink.ts';
export { LostDetails } from './lostDetails.ts';
export { OverlayProvider, type StandInProps, useOverlay } from './overlay.tsx';
export { ListedHostsAlone, type RenderPorts, RenderProvider, type RenderReport, useRenderPorts } from './ports.tsx';
export { Receipt } from './receipt/Receipt.tsx';
export { useReceiptLines } from './receipt/useReceiptLines.ts';
export { RenderScope, type ScopeState, useScopeBlocked } from './scope.tsx';
export { boxed, sizeOf } from './boxed.tsx';
export { Region, Slots, type SlotsProps } from './Slots.tsx';
export { isOwed } from './tree.ts';
export type {
  AnyFrame,
  AnyRegistry,
  Described,
  Frame,
  Frames,
  Kind,
  KindView,
  NodeOf,
  Registry,
  ShelfProps,
  UnknownNode,
  Wire,
} from './types.ts';
export { useNode } from './useNode.ts';
