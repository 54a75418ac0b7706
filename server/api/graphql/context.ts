import type { YogaInitialContext } from 'graphql-yoga';
import type { AppDeps } from '../deps.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import type { Shown } from '#server/content/index.ts';
import type { VisitorValues } from './visitor.ts';

export type GraphQLContext = Partial<YogaInitialContext> & {
  readonly deps: AppDeps;
  readonly viewer: Viewer;
  readonly visitor: VisitorValues;
  /** Absent on a socket. */
  readonly isHttps?: boolean;
  /** Called for every layout answered. */
  readonly saw?: (shown: Shown) => void;
};
