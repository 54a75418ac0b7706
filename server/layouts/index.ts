/** The door: documents that compose the screens, resolved for an audience and bound to live data. */
export type { Audience } from './audience.ts';
export { manifestHash, type Manifest } from './capabilities.ts';
export { checkForPublish, type DocumentProblem, type ValidationReport } from './check.ts';
export { type LayoutDeps, type Layouts, openLayouts, type Target } from './layouts.ts';
export type { ReceiptBet } from './receiptSubjects.ts';
export { layoutResolvers } from './resolvers/index.ts';
