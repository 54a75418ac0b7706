import { useFragment, useQuery } from '@apollo/client/react';
import { useBrand } from '#src/brand/context.tsx';
import { ErrorScreensFragmentDoc, FrameLayoutDocument } from '#src/gql/graphql.ts';
import { errorTexts } from '#src/render/errorTexts.ts';

/** Surface of the error texts, fetched in advance because an error screen cannot fetch. */
export const ERROR_SCREENS = { surface: 'error-screens' } as const;

/** Returns the published error texts if they are loaded, otherwise the build's. Sends no query. */
export function useErrorTexts() {
  const brand = useBrand();
  const { data } = useQuery(FrameLayoutDocument, { variables: ERROR_SCREENS, fetchPolicy: 'cache-only' });
  const shown = data?.frameLayout?.slots.find(({ kind, absence }) => kind === 'ErrorScreensShelf' && absence === null);
  const words = useFragment({ fragment: ErrorScreensFragmentDoc, fragmentName: 'ErrorScreens', from: shown?.node ?? null });
  return errorTexts(brand, words.complete ? words.data : {});
}
