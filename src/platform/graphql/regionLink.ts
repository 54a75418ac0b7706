import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import type { Elsewhere } from './elsewhere.ts';

export type Region = {
  /** The address of the page. */
  readonly page: () => string;
  /** Another region is served elsewhere: calls go there from now on. Called once for all calls that were under way. */
  readonly onMoved: (to: Elsewhere, operationName: string | undefined) => void;
};

/** A refused region that is served elsewhere moves all that follows there, and the call is made again, once. `here` is where calls go. */
export const regionLink = ({ page, onMoved }: Region, here: () => string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    // What calls beside this one have found out meanwhile is no answer to this one.
    const asked = here();
    return forward(operation).pipe(
      mergeMap((result) =>
        result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHORIZED_REGION')
          ? from(import('./elsewhere.ts')).pipe(
              mergeMap(({ elsewhereIn }) => {
                const to = elsewhereIn(result, operation, { page: page(), here: asked });
                if (to === null) return of(result);
                if (to.graphql !== here()) onMoved(to, operation.operationName);
                return forward(operation);
              }),
            )
          : of(result),
      ),
    );
  });
