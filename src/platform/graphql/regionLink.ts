import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import type { RegionalSite } from './regionalSite.ts';

export type Region = {
  readonly page: () => string;
  /** Called once per change of region, even if several requests are refused. */
  readonly onMoved: (to: RegionalSite, operationName: string | undefined) => void;
};

/** If the server refuses the region, switches to that region's site and retries once. */
export const regionLink = ({ page, onMoved }: Region, here: () => string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const asked = here();
    return forward(operation).pipe(
      mergeMap((result) =>
        result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHORIZED_REGION')
          ? from(import('./regionalSite.ts')).pipe(
              mergeMap(({ regionalSiteIn }) => {
                const to = regionalSiteIn(result, operation, { page: page(), here: asked });
                if (to === null) return of(result);
                if (to.graphql !== here()) onMoved(to, operation.operationName);
                return forward(operation);
              }),
            )
          : of(result),
      ),
    );
  });
