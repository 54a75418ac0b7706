import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import type { Elsewhere } from './elsewhere.ts';

export type Region = {
  /** The address of the page. */
  readonly page: () => string;
  /** Another region is served elsewhere: calls go there from now on. */
  readonly onMoved: (to: Elsewhere) => void;
};

/** A refused region that is served elsewhere moves all that follows there, and the call is made again, once. `here` is where calls go. */
export const regionLink = ({ page, onMoved }: Region, here: () => string): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHORIZED_REGION')
          ? from(import('./elsewhere.ts')).pipe(
              mergeMap(({ elsewhereIn }) => {
                const to = elsewhereIn(result, operation, { page: page(), here: here() });
                if (to === null) return of(result);
                onMoved(to);
                return forward(operation);
              }),
            )
          : of(result),
      ),
    ),
  );
