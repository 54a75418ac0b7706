import type { YogaInitialContext } from 'graphql-yoga';
import type { AppDeps } from '../deps.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import type { Shown } from '#server/content/index.ts';
import type { VisitorValues } from './visitor.ts';

export type PageAddress = { readonly origin: string | null; readonly host: string; readonly isHttps: boolean };

export type GraphQLContext = Partial<YogaInitialContext> & {
  readonly deps: AppDeps;
  readonly viewer: Viewer;
  readonly visitor: VisitorValues;
  readonly page?: PageAddress;
  readonly saw?: (shown: Shown) => void;
};
